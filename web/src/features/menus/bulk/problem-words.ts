import { problemText, type ToldProblem } from '#kit/told-problem.ts'

/** What is wrong with a cell, in the language of the interface. */
export function cellProblemText(problem: ToldProblem): string {
  return problemText(problem, ['menuBulk', 'menus'])
}
