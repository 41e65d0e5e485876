import { hasFields } from '../../kit/has-fields.ts'
import { type Cell, cellOfText, textOfCell } from '../../kit/sheet-cells.ts'
import { languages } from '../../kit/languages.ts'
import { comparedText } from '../../kit/plain-text.ts'
import { requiredLanguages } from '../menus.languages.ts'
import { type BulkColumn, matchHeaders, plainHeader } from './bulk.columns.ts'
import { type Mapping, topOf, variationColumn } from './bulk.mapping.ts'
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
  const top = topOf(cells)
  const headers = (cells[top] ?? []).map((cell) => textOfCell(cell))
  const matched = matchHeaders(headers, known)
  const columns = matched.filter((column) => column !== undefined)
  const isKnown = columns.some(({ type, language }) => type === 'id' || language === 'en')
  if (!isKnown) return null
  const sources = matched.flatMap((column, place) => (column ? [{ column, place }] : []))
  const ignoredHeaders = headers.filter((header, place) => header.trim() !== '' && !matched[place])
  return { columns, ...rowsBelow(cells, { top, sources, places }), ignoredHeaders }
}

/** Returns the rows of a sheet whose columns a person has mapped; a column of the file may be read as several of ours. */
export function rowsOfMapping(
  cells: readonly (readonly Cell[])[],
  { columns: chosen, fillsTexts }: Mapping,
  { known, places }: { known: readonly BulkColumn[]; places?: readonly number[] },
): BulkSheet {
  const top = topOf(cells)
  const headers = (cells[top] ?? []).map((cell) => textOfCell(cell))
  const placeOf = new Map(headers.map((header, place) => [plainHeader(header), place] as const).toReversed())
  const sources = [...known, variationColumn].flatMap((column) => {
    const place = placeOf.get(plainHeader(chosen.get(column.key) ?? ''))
    return chosen.has(column.key) && place !== undefined ? [{ column, place }] : []
  })
  const used = new Set(sources.map(({ place }) => plainHeader(headers[place] ?? '')))
  const ignoredHeaders = headers.filter((header) => header.trim() !== '' && !used.has(plainHeader(header)))
  const { rows: read, places: found } = rowsBelow(cells, { top, sources, places })
  const rows = withVariations(read)
  const columns = sources.flatMap(({ column }) => (column === variationColumn ? [] : [column]))
  if (!fillsTexts) return { columns, rows, places: found, ignoredHeaders }
  const texts = requiredTexts(known)
  return {
    columns: known.filter((column) => columns.includes(column) || texts.includes(column)),
    rows: rows.map((row) => withTexts(row, texts)),
    places: found,
    ignoredHeaders,
  }
}

type Below = {
  top: number
  sources: readonly { column: BulkColumn; place: number }[]
  places: readonly number[] | undefined
}

function rowsBelow(cells: readonly (readonly Cell[])[], { top, sources, places }: Below) {
  const read = cells.slice(top + 1).flatMap((row, index) => {
    const texts = sources.map(({ column, place }) => [column.key, textOfCell(row[place])] as const)
    const isEmpty = texts.every(([, text]) => text.trim() === '')
    const at = top + index + 1
    return isEmpty ? [] : [{ row: Object.fromEntries(texts), place: places?.[at] ?? at + 1 }]
  })
  return { rows: read.map(({ row }) => row), places: read.map(({ place }) => place) }
}

/**
 * Puts what tells rows of one item apart into their names: `Latte (Large)`. An item that has one row keeps its name,
 * because many lists call the only variation `Regular`.
 */
function withVariations(rows: readonly BulkRow[]): BulkRow[] {
  const placeOf = (row: BulkRow) => {
    const name = languages.map((language) => row[`name.${language}`] ?? '').find(isFilled)
    return `${comparedText(row.categoryId ?? '')}\n${comparedText(name ?? '')}`
  }
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(placeOf(row), (counts.get(placeOf(row)) ?? 0) + 1)
  return rows.map((row) => {
    const { [variationColumn.key]: variation = '', ...own } = row
    if (!isFilled(variation) || counts.get(placeOf(row)) === 1) return own
    const names = Object.entries(own).filter(([key, text]) => key.startsWith('name.') && isFilled(text))
    return { ...own, ...Object.fromEntries(names.map(([key, text]) => [key, `${text.trim()} (${variation.trim()})`])) }
  })
}

/** Returns the columns of the texts that a new record needs. */
function requiredTexts(columns: readonly BulkColumn[]): BulkColumn[] {
  return columns.filter(({ language }) => language !== undefined && requiredLanguages.includes(language))
}

/** Fills empty required texts with the same text in another language, or with the name of the row. */
function withTexts(row: BulkRow, texts: readonly BulkColumn[]): BulkRow {
  const filled: Record<string, string> = { ...row }
  const written = (field: string) => languages.map((language) => row[`${field}.${language}`] ?? '').find(isFilled)
  for (const { key, language } of texts) {
    if (isFilled(row[key] ?? '')) continue
    const field = key.slice(0, -String(language).length - 1)
    const text = written(field) ?? (field === 'description' ? written('name') : undefined)
    if (text !== undefined) filled[key] = text
  }
  return filled
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
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
