import { problemText, wrongFieldsOf } from '#kit/told-problem.ts'

/** What the server has against a form's fields, as Ant Design's `setFields` takes it; empty when it says nothing of them. */
export function fieldProblems<Fields>(
  thrown: unknown,
  names: readonly (keyof Fields & string)[],
): { name: keyof Fields & string; errors: string[] }[] {
  const problems = wrongFieldsOf(thrown)
  return names.flatMap((name) => {
    const problem = problems[name]
    return problem ? [{ name, errors: [problemText(problem, [])] }] : []
  })
}
