import { isWholeWithin } from '../kit/is-whole-within.ts'
import { comparedText, plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import type { TableErrorCode } from './tables.errors.ts'
import { tableLimits } from './tables.limits.ts'
import type { Table, TableDraft } from './tables.schema.ts'

type WrittenTexts = Pick<Table, 'name' | 'area'>

/** Returns name and area for storage: normalised, and null for no area. */
export function textsOfTable({ name = '', area = null }: TableDraft): WrittenTexts {
  return { name: plainText(name), area: plainText(area ?? '') || null }
}

/** Returns the problems of one table or room among the names of the others of its venue. */
export function problemsOfTable(draft: TableDraft, others: readonly string[]): Problems<TableErrorCode> {
  const { name } = textsOfTable(draft)
  const compared = comparedText(name)
  return {
    ...problemsOfFields(draft),
    ...(name !== '' &&
      others.some((other) => comparedText(other) === compared) && { name: { code: 'nameTaken', params: { name } } }),
  }
}

/**
 * Returns the problems of tables that are added together, by the place of each: `tables.3.name`. The cost is linear: it
 * compares no name with each other name.
 */
export function problemsOfNewTables(
  drafts: readonly TableDraft[],
  others: readonly string[],
): Problems<TableErrorCode> {
  const taken = new Set(others.map(comparedText))
  const { mostAtOnce, mostAtVenue } = tableLimits
  if (drafts.length === 0) return { tables: { code: 'namesMissing' } }
  if (drafts.length > mostAtOnce)
    return { tables: { code: 'tooManyAtOnce', params: { count: drafts.length, limit: mostAtOnce } } }
  if (taken.size + drafts.length > mostAtVenue)
    return { tables: { code: 'tooManyTables', params: { limit: mostAtVenue } } }
  const added = new Set<string>()
  const problems: Problems<TableErrorCode> = {}
  for (const [place, draft] of drafts.entries()) {
    const { name } = textsOfTable(draft)
    const compared = comparedText(name)
    for (const [field, problem] of Object.entries(problemsOfFields(draft)))
      problems[`tables.${place}.${field}`] = problem
    if (name === '') continue
    if (taken.has(compared)) problems[`tables.${place}.name`] = { code: 'nameTaken', params: { name } }
    else if (added.has(compared)) problems[`tables.${place}.name`] = { code: 'nameTwice', params: { name } }
    added.add(compared)
  }
  return problems
}

function problemsOfFields(draft: TableDraft): Problems<TableErrorCode> {
  const { name, area } = textsOfTable(draft)
  const { nameLength, areaLength, mostSeats } = tableLimits
  const { seats = null } = draft
  return {
    ...(name === '' && { name: { code: 'nameMissing' } }),
    ...(lengthOf(name) > nameLength && { name: { code: 'nameTooLong', params: { limit: nameLength } } }),
    ...(lengthOf(area ?? '') > areaLength && { area: { code: 'areaTooLong', params: { limit: areaLength } } }),
    // A form has the typed text here while it is not a number.
    ...(seats !== null &&
      !isWholeWithin(seats, { least: 1, most: mostSeats }) && {
        seats: { code: 'seatsWrong', params: { limit: mostSeats } },
      }),
  }
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
