import type { FormInstance } from 'antd'
import { useState } from 'react'
import type { TranslatableProblem, TranslatableProblems } from '#kit/calls/problem-text.ts'

/**
 * Shows problems at the fields of a form, and returns the problems without a field. `translate` turns a problem into a
 * sentence.
 */
export function useFormProblems(form: FormInstance, translate: (problem: TranslatableProblem) => string) {
  const [strayProblems, setStrayProblems] = useState<readonly string[]>([])

  /** Shows the problem at each field, and clears the others. */
  function updateProblems(problems: TranslatableProblems): void {
    form.setFields(
      form.getFieldsError().map(({ name }) => {
        const problem = problems[name.join('.')]
        return { name, errors: problem ? [translate(problem)] : [] }
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
    const strays = Object.entries(problems).flatMap(([path, problem]) => (paths.has(path) ? [] : [translate(problem)]))
    setStrayProblems([...new Set(strays)])
    const first = names.find((name) => problems[name.join('.')])
    if (first) form.scrollToField(first, { focus: true, block: 'center' })
  }

  return { strayProblems, showProblems, updateProblems }
}
