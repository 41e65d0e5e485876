import type { Problem } from '../kit/problems.ts'
import type { TableErrorCode } from './tables.errors.ts'
import { type LineProblem, readTables } from './tables.names.ts'
import { problemsOfNewTables } from './tables.rules.ts'

export type LinesProblems = {
  /** The first problem of each line that can't be added, from the first line. */
  ofLines: LineProblem[]
  /** The problem of all lines together. */
  ofAll: Problem<TableErrorCode> | undefined
}

/** Returns the problems of a text with names of new tables, among the names of the others of their venue. */
export function problemsOfLines(text: string, others: readonly string[]): LinesProblems {
  const { tables, lines, problems } = readTables(text)
  const { tables: ofAll, ...ofTables } = problemsOfNewTables(tables, others)
  const found = new Map(problems.map(({ line, problem }) => [line, problem]))
  for (const [path, problem] of Object.entries(ofTables)) {
    const line = lines[Number(path.split('.')[1])]
    if (line !== undefined && problem && !found.has(line)) found.set(line, problem)
  }
  const ofLines = Array.from(found, ([line, problem]) => ({ line, problem })).toSorted(
    (one, other) => one.line - other.line,
  )
  return { ofLines, ofAll: ofLines.length > 0 && ofAll?.code === 'namesMissing' ? undefined : ofAll }
}
