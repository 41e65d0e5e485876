import type { Problems } from '@brigade/domain/kit/problems.ts'
import type { FormInstance } from 'antd'
import { useState } from 'react'

/** Shows sentences at the fields of a form, and answers those that it has no field for. `say` puts one into the language of the interface. */
export function useFormProblems<Values>(form: FormInstance<Values>, say: (sentence: string) => string) {
  const [strayProblems, setStrayProblems] = useState<readonly string[]>([])

  /** Says at each field what is wrong there, and nothing at the others. */
  function updateProblems(problems: Problems): void {
    form.setFields(
      form.getFieldsError().map(({ name }) => {
        const sentence = problems[name.join('.')]
        // Ant Design types names by the form's own shape, which this hook does not know.
        return { name: name as never, errors: sentence ? [say(sentence)] : [] }
      }),
    )
  }

  /** The same, with the first of them in sight; what the form has no field for stands above it. */
  function showProblems(problems: Problems): void {
    updateProblems(problems)
    const names = form.getFieldsError().map(({ name }) => name)
    const paths = new Set(names.map((name) => name.join('.')))
    const strays = Object.entries(problems).flatMap(([path, sentence]) => (paths.has(path) ? [] : [say(sentence)]))
    setStrayProblems([...new Set(strays)])
    const first = names.find((name) => problems[name.join('.')])
    if (first) form.scrollToField(first, { focus: true, block: 'center' })
  }

  return { strayProblems, showProblems, updateProblems }
}
