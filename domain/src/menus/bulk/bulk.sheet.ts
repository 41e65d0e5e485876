import { hasFields } from '../../kit/has-fields.ts'
import { type Cell, cellOfText, textOfCell } from '../../kit/sheet-cells.ts'
import { type BulkColumn, matchHeaders } from './bulk.columns.ts'
import type { BulkKind } from './bulk.kinds.ts'
import type { BulkKnown } from './bulk.plan.ts'
import type { NamedCategory } from './bulk.read-cell.ts'

/** A row of a spreadsheet: the texts of its cells by the column's key. Columns that the file lacks are not in it. */
export type BulkRow = Readonly<Record<string, string>>

export type BulkSheet = {
  columns: BulkColumn[]
  rows: BulkRow[]
  /** Where each row stands in the sheet, counted from 1 as spreadsheets do. */
  places: number[]
  ignoredHeaders: string[]
}

/**
 * The rows of a sheet below its headers, without those that are empty; null where there are no headers that a kind has. `places` says
 * where the rows of `cells` stand in the sheet, when some were left out.
 */
export function rowsOfCells(
  cells: readonly (readonly Cell[])[],
  known: readonly BulkColumn[],
  places?: readonly number[],
): BulkSheet | null {
  const top = cells.findIndex((row) => row.some((cell) => textOfCell(cell).trim() !== ''))
  const headers = (cells[top] ?? []).map((cell) => textOfCell(cell))
  const matched = matchHeaders(headers, known)
  const columns = matched.filter((column) => column !== undefined)
  const isKnown = columns.some(({ type, language }) => type === 'id' || language === 'en')
  if (!isKnown) return null
  const read = cells.slice(top + 1).flatMap((row, index) => {
    const texts = matched.flatMap((column, place) => (column ? [[column.key, textOfCell(row[place])] as const] : []))
    const isEmpty = texts.every(([, text]) => text.trim() === '')
    const at = top + index + 1
    return isEmpty ? [] : [{ row: Object.fromEntries(texts), place: places?.[at] ?? at + 1 }]
  })
  const ignoredHeaders = headers.filter((header, place) => header.trim() !== '' && !matched[place])
  return { columns, rows: read.map(({ row }) => row), places: read.map(({ place }) => place), ignoredHeaders }
}

/** The columns of a sheet that reads back to the records that it was made of. */
export function columnsOfSheet(columns: readonly BulkColumn[], categories: readonly NamedCategory[] = []) {
  const names = new Map(categories.map(({ id, name }) => [id, name.en]))
  return columns.map((column) => ({ header: column.header, cell: (row: object): Cell => cellOf(column, row, names) }))
}

/** The cell of a column in a record's row; `names` are those of the categories by their id. */
export function cellOf({ key, type }: BulkColumn, row: object, names: ReadonlyMap<number, string>): Cell {
  const value = valueAt(row, key)
  if (type === 'category') return typeof value === 'number' ? cellOfText(names.get(value) ?? '') : ''
  if (type === 'ecoTag' && value === 'none') return ''
  if (typeof value === 'number') return value
  return typeof value === 'string' ? cellOfText(value) : ''
}

/** What stands in the rows of such a sheet for one record: the record, or of a group each of its options. */
export function rowsOfRecord(record: BulkKnown<BulkKind>): object[] {
  const options = 'modifiersList' in record ? record.modifiersList : undefined
  return options?.length ? options.map((option) => ({ ...record, option })) : [record]
}

/** What stands in a record where a column's key says. */
export function valueAt(value: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((inner, part) => (hasFields(inner) ? inner[part] : undefined), value)
}
