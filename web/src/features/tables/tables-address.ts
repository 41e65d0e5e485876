import type { Table } from '@brigade/domain/tables/tables.schema.ts'

/** Where the floor of tables and rooms stands. (spec 1, §2.1) */
export const floorAddress = '/tables/management'

/** The page of a table or room; its name stands there for the header. (spec 1, §2.4) */
export function roomAddress({ id, name }: Pick<Table, 'id' | 'name'>): string {
  return `/tables/${id}?${new URLSearchParams({ name }).toString()}`
}

/** Where the codes of tables and rooms are: a tab of the screen of QR codes. */
export const codesAddress = '/qrslist?tab=tables'

/** Their sheet, to be printed. */
export const codeSheetPath = '/qrslist/tables'

type SheetOfCodes = {
  /** For those who see several venues. */
  venueId: number | null
  /** Those alone; else all that are looked for. */
  tableIds?: readonly number[]
  floor?: string | undefined
  search?: string
}

/** The sheet of the codes of some tables. */
export function sheetOfCodes({ venueId, tableIds, floor = '', search = '' }: SheetOfCodes): string {
  const params = new URLSearchParams()
  if (venueId !== null) params.set('venue', String(venueId))
  if (tableIds) params.set('tables', tableIds.join())
  if (floor !== '') params.set('floor', floor)
  if (search !== '') params.set('search', search)
  return params.size > 0 ? `${codeSheetPath}?${params.toString()}` : codeSheetPath
}
