import type { FormInstance } from 'antd'
import { useState } from 'react'
import { problemText, type TranslatableProblem, type TranslatableProblems } from '#kit/calls/problem-text.ts'
import type { CatalogueName } from '#kit/i18n/translation-keys.ts'

/** Shows problems at the fields of a form, by the sentences of a catalogue. Returns the problems without a field. */
export function useFormProblems(form: FormInstance, catalogue: CatalogueName) {
  const [strayProblems, setStrayProblems] = useState<readonly string[]>([])

  const textOf = (problem: TranslatableProblem) => problemText(problem, [catalogue])

  /** Shows the problem at each field, and clears the others. */
  function updateProblems(problems: TranslatableProblems): void {
    form.setFields(
      form.getFieldsError().map(({ name }) => {
        const problem = problems[name.join('.')]
        return { name, errors: problem ? [textOf(problem)] : [] }
      }),
    )
  }

  /**
   * Shows problems like `updateProblems`, and scrolls to the first one; problems without a field are shown above the
   * form.
   */
  function showProblems(problems: TranslatableProblems): void {
    updateProblems(problems)
    const names = form.getFieldsError().map(({ name }) => name)
    const paths = new Set(names.map((name) => name.join('.')))
    const strays = Object.entries(problems).flatMap(([path, problem]) => (paths.has(path) ? [] : [textOf(problem)]))
    setStrayProblems([...new Set(strays)])
    const first = names.find((name) => problems[name.join('.')])
    if (first) form.scrollToField(first, { focus: true, block: 'center' })
  }

  return { strayProblems, showProblems, updateProblems }
}
