import { problemText, type TranslatableProblem } from '#kit/calls/problem-text.ts'

/** Returns the problem of a cell in the language of the interface. */
export function cellProblemText(problem: TranslatableProblem): string {
  return problemText(problem, ['menuBulk', 'menus'])
}
