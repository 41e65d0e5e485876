import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { type Cell, textOfCell } from '@brigade/domain/kit/sheet-cells.ts'
import { fillMerged } from '#kit/sheets/fill-merged.ts'
import type { FilledRows } from '#kit/sheets/filled-rows.ts'
import { readLimits } from '#kit/sheets/read-limits.ts'
import { ReadRefusal, type SheetChoice } from '#kit/sheets/read-refusal.ts'
import { currencyOfFormat } from '#kit/sheets/currency-of-format.ts'

/**
 * The number of filled rows below the headers that a filter or a person has hidden, and whether they were read: they
 * are read if there are no others.
 */
export type HiddenRows = { count: number; are: 'leftOut' | 'read' | 'all' }

type ReadWorkbook = {
  /** The chosen sheet; else the last one that is not hidden (spec 2, §5), or the first. */
  chosen?: string
  readsFirst: boolean
  /** True if hidden rows are read too. */
  withHidden: boolean
  /** The rows beyond it are empty. */
  lastRow?: number
}

/**
 * Reads the filled rows of one sheet of a workbook, formulas as their stored values, dates as texts. Throws with the
 * name of the fault.
 */
export function readWorkbook(
  bytes: Uint8Array,
  { chosen, readsFirst, withHidden, lastRow }: ReadWorkbook,
): { rows: FilledRows; sheets: SheetChoice; hiddenRows?: HiddenRows } {
  // Reads no sheet of the newer format yet.
  const outline = parse(bytes, { sheets: -1 })
  const names = visibleNames(outline)
  const name = names.find((each) => each === chosen) ?? names.at(readsFirst ? 0 : -1)
  if (name === undefined) throw new ReadRefusal('empty')
  const sheets = { name, names }
  const place = outline.SheetNames.indexOf(name)
  const book = outline.Sheets[name] ? outline : parse(bytes, { sheets: place, ...(lastRow && { sheetRows: lastRow }) })
  const sheet = book.Sheets[name]
  const rows = rowsOf(sheet, book.Workbook?.WBProps?.date1904 ?? false)
  if (rows.cells.length > readLimits.filledRows)
    throw new ReadRefusal('tooManyRows', { count: rows.cells.length, sheets })
  if (sheet && hasMergedHeaders(sheet, rows))
    throw new ReadRefusal(hasTitle(rows) ? 'titleRow' : 'mergedHeaders', { sheets })
  if (sheet) fillMerged(rows, sheet['!merges'] ?? [])
  return { ...seenRows(rows, { sheet, withHidden }), sheets }
}

/**
 * Leaves out hidden rows, unless they are wanted. Filters hide rows, and people forget them there. Headers are read
 * wherever they are, and all rows if none is visible.
 */
function seenRows(
  rows: FilledRows,
  { sheet, withHidden }: { sheet: WorkSheet | undefined; withHidden: boolean },
): { rows: FilledRows; hiddenRows?: HiddenRows } {
  const shape = sheet?.['!rows'] ?? []
  const isSeen = rows.places.map((place, index) => index === 0 || !shape[place - 1]?.hidden)
  const count = isSeen.filter((seen) => !seen).length
  if (count === 0) return { rows }
  if (count === rows.cells.length - 1) return { rows, hiddenRows: { count, are: 'all' } }
  if (withHidden) return { rows, hiddenRows: { count, are: 'read' } }
  const seen = <Part>(list: Part[]) => list.filter((_, index) => isSeen[index])
  return {
    rows: { cells: seen(rows.cells), places: seen(rows.places) },
    hiddenRows: { count, are: 'leftOut' },
  }
}

function parse(bytes: Uint8Array, which: { sheets: number; sheetRows?: number }): WorkBook {
  try {
    return read(bytes, {
      ...which,
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      // Without it, the hidden rows are unknown.
      cellStyles: true,
      cellText: false,
      bookVBA: false,
    })
  } catch (thrown) {
    const isLocked = thrown instanceof Error && /password|encrypt/i.test(thrown.message)
    throw new ReadRefusal(isLocked ? 'encrypted' : 'broken')
  }
}

function visibleNames({ SheetNames, Workbook }: WorkBook): string[] {
  const visible = SheetNames.filter((_, place) => !Workbook?.Sheets?.[place]?.Hidden)
  return visible.length > 0 ? visible : SheetNames
}

function rowsOf(sheet: WorkSheet | undefined, date1904: boolean): FilledRows {
  const rows: FilledRows = { cells: [], places: [] }
  const data = (sheet?.['!data'] ?? []) as (CellObject[] | undefined)[]
  // Empty rows are holes, and are skipped.
  data.forEach((row, index) => {
    const cells = Array.from(row?.slice(0, readLimits.columns) ?? [], (cell) => cellOf(cell, date1904))
    if (cells.every((cell) => cell === null || String(cell).trim() === '')) return
    rows.cells.push(cells)
    rows.places.push(index + 1)
  })
  return rows
}

function cellOf(cell: CellObject | undefined, date1904: boolean): Cell {
  const value = cell?.v
  if (cell?.t === 'e') return cell.w ?? '#ERROR'
  if (typeof value === 'number') return dateText(value, { format: cell?.z, date1904 }) ?? amountOf(value, cell?.z)
  if (typeof value === 'string') return value
  return value === undefined || value === null ? null : String(value)
}

/** Returns a number with the currency of its format, as people would have typed it. */
function amountOf(value: number, format: unknown): Cell {
  const currency = typeof format === 'string' ? currencyOfFormat(format) : undefined
  return currency === undefined ? value : `${currency} ${textOfCell(value)}`
}

/** The result of the library for the number of a date; it declares no type. */
type DateCode = { y: number; m: number; d: number; H: number; M: number }

/**
 * Returns the text of a date. A spreadsheet shows the date; the file has only a number, which means nothing to a
 * person.
 */
function dateText(value: number, { format, date1904 }: { format: unknown; date1904: boolean }): string | null {
  if (typeof format !== 'string' || !SSF.is_date(format)) return null
  const date: DateCode | null = SSF.parse_date_code(value, { date1904 })
  if (!date) return null
  const digits = (number: number, length = 2) => String(number).padStart(length, '0')
  const time = `${digits(date.H)}:${digits(date.M)}`
  if (value < 1) return time
  const day = `${digits(date.y, 4)}-${digits(date.m)}-${digits(date.d)}`
  return Number.isInteger(value) ? day : `${day} ${time}`
}

function hasMergedHeaders(sheet: WorkSheet, { places: [top = 1] }: FilledRows): boolean {
  return (sheet['!merges'] ?? []).some(({ s, e }) => s.r < top && top <= e.r + 1)
}

/** Returns whether the first row has one text alone, above a row with several: a title, and no headers. */
function hasTitle({ cells: [first = [], second = []] }: FilledRows): boolean {
  const [inFirst, inSecond] = [first, second].map(
    (row) => row.filter((cell) => cell !== null && String(cell).trim() !== '').length,
  )
  return inFirst === 1 && inSecond! > 1
}
