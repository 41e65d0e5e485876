import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'
import type { Cell } from '@brigade/domain/kit/sheet-cells.ts'
import type { FilledRows } from '#kit/sheets/filled-rows.ts'
import { readLimits } from '#kit/sheets/read-limits.ts'
import { ReadRefusal } from '#kit/sheets/read-refusal.ts'

/** Of a workbook, the sheets that people see, and the one that was read. */
export type SheetChoice = { name: string; names: string[] }

type ReadWorkbook = {
  /** The sheet that somebody chose; else the last one that is not hidden. (spec 2, §5) */
  chosen?: string
  /** What lies beyond is empty. */
  lastRow?: number
}

/**
 * The filled rows of one sheet of a workbook, formulas as the values that were stored with them, dates as texts. Throws by the name of
 * the fault.
 */
export function readWorkbook(
  bytes: Uint8Array,
  { chosen, lastRow }: ReadWorkbook,
): { rows: FilledRows; sheets: SheetChoice } {
  // Of the newer format, no sheet is read yet.
  const outline = parse(bytes, { sheets: -1 })
  const names = visibleNames(outline)
  const name = names.find((each) => each === chosen) ?? names.at(-1)
  if (name === undefined) throw new ReadRefusal('empty')
  const sheets = { name, names }
  const place = outline.SheetNames.indexOf(name)
  const book = outline.Sheets[name] ? outline : parse(bytes, { sheets: place, ...(lastRow && { sheetRows: lastRow }) })
  const sheet = book.Sheets[name]
  const rows = rowsOf(sheet, book.Workbook?.WBProps?.date1904 ?? false)
  if (rows.cells.length > readLimits.filledRows)
    throw new ReadRefusal('tooManyRows', { count: rows.cells.length, sheets })
  if (sheet && hasMergedHeaders(sheet, rows)) throw new ReadRefusal('mergedHeaders', { sheets })
  return { rows, sheets }
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
  // Rows that nobody filled in are holes, and are passed over.
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
  if (typeof value === 'number') return dateText(value, { format: cell?.z, date1904 }) ?? value
  if (typeof value === 'string') return value
  return value === undefined || value === null ? null : String(value)
}

/** What the library makes of the number of a date; it says no type. */
type DateCode = { y: number; m: number; d: number; H: number; M: number }

/** What a spreadsheet shows as a date is a number in the file, that means nothing to anybody. */
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
