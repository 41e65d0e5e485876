import { hasFields } from '../../kit/has-fields.ts'
import { type Cell, cellOfText, textOfCell } from '../../kit/sheet-cells.ts'
import { type BulkColumn, matchHeaders } from './bulk.columns.ts'
import type { BulkKind } from './bulk.kinds.ts'
import type { BulkKnown } from './bulk.plan.ts'
import type { NamedCategory } from './bulk.read-cell.ts'

/** A row of a spreadsheet: the texts of its cells by the column's key, without columns that the file lacks. */
export type BulkRow = Readonly<Record<string, string>>

export type BulkSheet = {
  columns: BulkColumn[]
  rows: BulkRow[]
  /** The number of each row in the sheet, counted from 1 as spreadsheets do. */
  places: number[]
  ignoredHeaders: string[]
}

/**
 * Returns the non-empty rows of a sheet below its headers; null if no header belongs to the kind. `places` gives the
 * numbers of the rows of `cells` in the sheet, if some were left out.
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

/** Returns the columns of a sheet that can be read back to the same records. */
export function columnsOfSheet(columns: readonly BulkColumn[], categories: readonly NamedCategory[] = []) {
  const names = new Map(categories.map(({ id, name }) => [id, name.en]))
  return columns.map((column) => ({ header: column.header, cell: (row: object): Cell => cellOf(column, row, names) }))
}

/** Returns the cell of a column in a record's row; `names` are the names of the categories by id. */
export function cellOf({ key, type }: BulkColumn, row: object, names: ReadonlyMap<number, string>): Cell {
  const value = valueAt(row, key)
  if (type === 'category') return typeof value === 'number' ? cellOfText(names.get(value) ?? '') : ''
  if (type === 'ecoTag' && value === 'none') return ''
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return cellOfText(value.join(', '))
  return typeof value === 'string' ? cellOfText(value) : ''
}

/** Returns the rows of such a sheet for one record: the record itself, or each option of a group. */
export function rowsOfRecord(record: BulkKnown<BulkKind>): object[] {
  const options = 'modifiersList' in record ? record.modifiersList : undefined
  return options?.length ? options.map((option) => ({ ...record, option })) : [record]
}

/** Returns the value of a record at a column's key. */
export function valueAt(value: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((inner, part) => (hasFields(inner) ? inner[part] : undefined), value)
}
