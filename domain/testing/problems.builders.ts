import { sentenceOf } from '../src/kit/problems.ts'
import { cellErrors, type CellProblems } from '../src/menus/bulk/bulk.errors.ts'

/** Returns the sentences of problems, by the same paths. */
export function saidOf(problems: CellProblems): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, sentenceOf(cellErrors, problem)]))
}
