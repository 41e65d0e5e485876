import type { Table } from '@brigade/domain/tables/tables.schema.ts'

/** The address of the floor of tables and rooms. (spec 1, §2.1) */
export const floorAddress = '/tables/management'

/** The address of the list in which tables and rooms are set up. (spec 1, §2.1) */
export const setUpAddress = '/tables'

/** The address of the screen that puts them into order. */
export const sortTablesAddress = '/tables/sort'

/** Returns the address of the page of a table or room; it contains the name for the header. (spec 1, §2.4) */
export function roomAddress({ id, name }: Pick<Table, 'id' | 'name'>): string {
  return `/tables/${id}?${new URLSearchParams({ name }).toString()}`
}

/** The address of the codes of tables and rooms: a tab of the screen of QR codes. */
export const codesAddress = '/qrslist?tab=tables'

/** The path of their sheet, to be printed. */
export const codeSheetPath = '/qrslist/tables'

type SheetOfCodes = {
  /** For people who see several venues. */
  venueId: number | null
  /** The ids of the tables; without them, all that match the filters. */
  tableIds?: readonly number[]
  floor?: string | undefined
  search?: string
}

type SheetOfFound = {
  /** For people who see several venues. */
  venueId: number | null
  /** As in the address of the list in which tables are set up. */
  search: string
  area?: string | undefined
}

/** Returns the address of the sheet with the codes of the tables that are found where they are set up. */
export function sheetOfFound({ venueId, search, area = '' }: SheetOfFound): string {
  const params = new URLSearchParams({ area, search })
  if (venueId !== null) params.set('venue', String(venueId))
  return `${codeSheetPath}?${params.toString()}`
}

/** Returns the address of the sheet with the codes of some tables. */
export function sheetOfCodes({ venueId, tableIds, floor = '', search = '' }: SheetOfCodes): string {
  const params = new URLSearchParams()
  if (venueId !== null) params.set('venue', String(venueId))
  if (tableIds) params.set('tables', tableIds.join())
  if (floor !== '') params.set('floor', floor)
  if (search !== '') params.set('search', search)
  return params.size > 0 ? `${codeSheetPath}?${params.toString()}` : codeSheetPath
}
