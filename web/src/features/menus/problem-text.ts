import { problemText, type TranslatableProblem } from '#kit/calls/problem-text.ts'

/** Returns the problem of a field of a menu's part in the language of the interface. */
export function menuProblemText(problem: TranslatableProblem): string {
  return problemText(problem, ['menus'])
}
