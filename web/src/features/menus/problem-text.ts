import { problemText, type ToldProblem } from '#kit/told-problem.ts'

/** What is wrong with a field of a menu's part, in the language of the interface. */
export function menuProblemText(problem: ToldProblem): string {
  return problemText(problem, ['menus'])
}
