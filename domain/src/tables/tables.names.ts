import { plainText } from '../kit/plain-text.ts'
import type { Problem } from '../kit/problems.ts'
import { readWhole } from '../kit/read-number.ts'
import type { TableErrorCode } from './tables.errors.ts'
import { tableLimits } from './tables.limits.ts'
import type { NewTable } from './tables.schema.ts'

const lineEnd = /\r\n?|\n/

/** The problem of a line, with its number from 1. */
export type LineProblem = { line: number; problem: Problem<TableErrorCode> }

export type ReadTables = {
  tables: NewTable[]
  /** The number of the line of each table, from 1. */
  lines: number[]
  /** The problems of lines that can't be read. */
  problems: LineProblem[]
}

/**
 * Reads tables and rooms from a typed or pasted text. Each line, and each part of a line between commas or semicolons,
 * is a name or a range: `201-240`, `A1-A12`. Lines from a spreadsheet (with tabs) are name, area and seats. Reading ends
 * once there are more than can be added at a time.
 */
export function readTables(text: string): ReadTables {
  const read: ReadTables = { tables: [], lines: [], problems: [] }
  for (const [index, line] of text.split(lineEnd).entries()) {
    const problem = readLine(line, read.tables)
    while (read.lines.length < read.tables.length) read.lines.push(index + 1)
    if (problem === tooMany) {
      const params = { count: countNames(text), limit: tableLimits.mostAtOnce }
      read.problems.push({ line: index + 1, problem: { code: 'tooManyAtOnce', params } })
      break
    }
    if (problem) read.problems.push({ line: index + 1, problem })
  }
  return read
}

/** Adds the tables of one line, and returns its problem if it can't be read. */
function readLine(line: string, tables: NewTable[]): Problem<TableErrorCode> | undefined {
  const [names = '', area = '', seatsText = ''] = line.split('\t')
  const seats = readWhole(seatsText)
  if (seats.is !== 'number' && seats.is !== 'empty') return seatsWrong
  const shared = {
    ...(plainText(area) !== '' && { area: plainText(area) }),
    ...(seats.is === 'number' && { seats: seats.number }),
  }
  for (const part of partsOf(names)) {
    const named = namesIn(part, tableLimits.mostAtOnce - tables.length)
    if ('problem' in named) return named.problem
    tables.push(...named.names.map((name) => ({ name, ...shared })))
  }
  return undefined
}

const seatsWrong: Problem<TableErrorCode> = { code: 'seatsWrong', params: { limit: tableLimits.mostSeats } }
const tooMany: Problem<TableErrorCode> = { code: 'tooManyAtOnce' }

/** Two numbers with the same beginning, or with none before the second: `A1-A12`, `201 – 240`. */
const range = /^(?<before>\D*)(?<from>\d{1,9})\s?[-–—]\s?(?<again>\D*)(?<to>\d{1,9})$/

/** Returns the names of a part; there may be at most so many. */
function namesIn(part: string, most: number): { names: string[] } | { problem: Problem<TableErrorCode> } {
  const found = rangeOf(part)
  if (!found) return most > 0 ? { names: [part] } : { problem: tooMany }
  const { before, from, first, last } = found
  if (first > last) return { problem: { code: 'rangeBackwards', params: { range: part } } }
  if (last - first >= most) return { problem: tooMany }
  return {
    names: Array.from({ length: last - first + 1 }, (_, step) => `${before}${padded(first + step, from)}`),
  }
}

/** Returns the range of a part; undefined for a name. */
function rangeOf(part: string) {
  const found = range.exec(withWesternDigits(part))?.groups
  if (!found || (found.again !== '' && found.again !== found.before)) return undefined
  const { before = '', from = '', to = '' } = found
  return { before, from, first: Number(from), last: Number(to) }
}

/** Returns the parts of the names of a line: names and ranges. */
function partsOf(names: string): string[] {
  return names
    .split(/[,;،؛]/)
    .map(plainText)
    .filter((part) => part !== '')
}

/** Returns how many names a text would make, without making them. */
function countNames(text: string): number {
  const parts = text.split(lineEnd).flatMap((line) => partsOf(line.split('\t')[0] ?? ''))
  return parts.reduce((sum, part) => {
    const { first, last } = rangeOf(part) ?? { first: 0, last: 0 }
    return sum + Math.max(0, last - first + 1)
  }, 0)
}

/** Keeps leading zeros: `001-020`. */
function padded(number: number, like: string): string {
  return like.startsWith('0') ? String(number).padStart(like.length, '0') : String(number)
}

/** Arabic and Persian digits count as the digits that they are. */
function withWesternDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
