import type { FilledRows } from '#kit/sheets/filled-rows.ts'
import { readLimits } from '#kit/sheets/read-limits.ts'
import { ReadRefusal } from '#kit/sheets/read-refusal.ts'

const separators = [',', ';', '\t', '|'] as const

/**
 * Parses a csv text into rows, separated by comma, semicolon, tab or bar, whichever its first line has most of. Quoted
 * cells may span lines, and text after a closing quote is part of the cell, as in spreadsheets.
 */
export function parseCsv(text: string): FilledRows {
  const { separator, start } = separatorOf(text)
  const rows: FilledRows = { cells: [], places: [] }
  let row: string[] = []
  let line = 1
  let place = start

  while (place < text.length) {
    const cell = text[place] === '"' ? quotedCell(text, place, separator) : plainCell(text, place, separator)
    if (row.length < readLimits.columns) row.push(cell.text)
    place = cell.end
    const sign = text[place]
    place += sign === '\r' && text[place + 1] === '\n' ? 2 : 1
    if (sign === separator && place < text.length) continue
    if (sign === separator && row.length < readLimits.columns) row.push('')
    addFilledRow(rows, row, line)
    row = []
    line += 1
  }
  return rows
}

/** Adds a row unless it is blank. Files often end in thousands of blank rows. */
function addFilledRow(rows: FilledRows, row: string[], line: number): void {
  if (row.every((text) => text.trim() === '')) return
  rows.cells.push(row)
  rows.places.push(line)
  if (rows.cells.length > readLimits.filledRows) throw new ReadRefusal('tooManyRows')
}

type CellEnd = { text: string; end: number }

function quotedCell(text: string, start: number, separator: string): CellEnd {
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
  const rest = plainCell(text, place, separator)
  return { text: value + rest.text, end: rest.end }
}

function plainCell(text: string, start: number, separator: string): CellEnd {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { text: text.slice(start, end), end }
}

/**
 * Returns the separator and the start of the data. Spreadsheets may name the separator in a line of its own: `sep=;`.
 */
function separatorOf(text: string): { separator: string; start: number } {
  const named = /^sep=([,;\t|])\r?\n/i.exec(text)
  if (named) return { separator: named[1]!, start: named[0].length }
  const line = /^[^\r\n]*\S[^\r\n]*/m.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? ''
  const counts = separators.map((sign) => ({ sign, count: line.split(sign).length }))
  const most = counts.toSorted((one, other) => other.count - one.count)[0]!
  return { separator: most.sign, start: 0 }
}
