import { readLimits } from '#features/menus/bulk/reading/read-limits.ts'
import { ReadRefusal } from '#features/menus/bulk/reading/read-refusal.ts'

const separators = [',', ';', '\t'] as const

/** The rows of a csv text, separated by comma, semicolon or tab, whichever its first line has most of. Quoted cells keep their lines. */
export function parseCsv(text: string): string[][] {
  const { separator, start } = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let place = start

  while (place < text.length) {
    const cell = text[place] === '"' ? quotedCell(text, place) : plainCell(text, place, separator)
    row.push(cell.text)
    place = cell.end
    const sign = text[place]
    place += sign === '\r' && text[place + 1] === '\n' ? 2 : 1
    if (sign === separator) {
      if (place >= text.length) row.push('')
      continue
    }
    rows.push(row)
    row = []
    if (rows.length > readLimits.rowsWithEmpty) throw new ReadRefusal('tooManyRows')
  }
  if (row.length > 0) rows.push(row)
  return rows
}

type CellEnd = { text: string; end: number }

function quotedCell(text: string, start: number): CellEnd {
  let value = ''
  let place = start + 1
  for (;;) {
    const quote = text.indexOf('"', place)
    if (quote === -1) return { text: value + text.slice(place), end: text.length }
    value += text.slice(place, quote)
    if (text[quote + 1] !== '"') {
      place = quote + 1
      break
    }
    value += '"'
    place = quote + 2
  }
  return { text: value, end: place }
}

function plainCell(text: string, start: number, separator: string): CellEnd {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { text: text.slice(start, end), end }
}

/** Spreadsheets may name the separator in a line of its own: `sep=;`. */
function separatorOf(text: string): { separator: string; start: number } {
  const named = /^sep=([,;\t])\r?\n/i.exec(text)
  if (named) return { separator: named[1]!, start: named[0].length }
  const line = /^[^\r\n]*\S[^\r\n]*/m.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? ''
  const counts = separators.map((sign) => ({ sign, count: line.split(sign).length }))
  const most = counts.toSorted((one, other) => other.count - one.count)[0]!
  return { separator: most.sign, start: 0 }
}
