import { problemText, wrongFieldsOf } from '#kit/calls/problem-text.ts'

/**
 * Returns the server's problems with a form's fields in the form of Ant Design's `setFields`; empty if it names none.
 */
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
