import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { ToldProblem, ToldProblems } from '#kit/told-problem.ts'

/** Shows at the fields of a form what is wrong with them, and answers what it has no field for. `say` makes a sentence of a problem. */
export function useFormProblems(form: FormInstance, say: (problem: ToldProblem) => string) {
  const [strayProblems, setStrayProblems] = useState<readonly string[]>([])

  /** Says at each field what is wrong there, and nothing at the others. */
  function updateProblems(problems: ToldProblems): void {
    form.setFields(
      form.getFieldsError().map(({ name }) => {
        const problem = problems[name.join('.')]
        return { name, errors: problem ? [say(problem)] : [] }
      }),
    )
  }

  /** The same, with the first of them in sight; what the form has no field for stands above it. */
  function showProblems(problems: ToldProblems): void {
    updateProblems(problems)
    const names = form.getFieldsError().map(({ name }) => name)
    const paths = new Set(names.map((name) => name.join('.')))
    const strays = Object.entries(problems).flatMap(([path, problem]) => (paths.has(path) ? [] : [say(problem)]))
    setStrayProblems([...new Set(strays)])
    const first = names.find((name) => problems[name.join('.')])
    if (first) form.scrollToField(first, { focus: true, block: 'center' })
  }

  return { strayProblems, showProblems, updateProblems }
}
