import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { inWalkingOrder } from '@brigade/domain/tables/tables.walking-order.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'
import { wholeLink } from '#kit/keys/whole-link.ts'

/** The part of a guest's link before the token. */
const guestPath = '/g/'

/** The tables on a floor; null is for tables without one. */
export type FloorOfTables = { floor: number | null; tables: readonly Table[] }

export type Narrowed = {
  /** The floor as in the address: a number, or `none`. All floors if the address names none that exists. */
  floor: string
  search: string
}

/** Returns tables floor by floor, in walking order. */
export function floorsOfTables(tables: readonly Table[]): FloorOfTables[] {
  const rooms = tables.map((table) => ({ tableId: table.id, name: table.name, table }))
  return inWalkingOrder(rooms).map(({ floor, rooms: found }) => ({ floor, tables: found.map(({ table }) => table) }))
}

/** Returns the tables that match the filters, in walking order. */
export function foundTables(tables: readonly Table[], { floor, search }: Narrowed): Table[] {
  const wanted = wantedText(search)
  const floors = floorsOfTables(tables)
  const chosen = floors.filter((each) => nameOfFloor(each.floor) === floor)
  return (chosen.length > 0 ? chosen : floors)
    .flatMap((each) => each.tables)
    .filter(({ name }) => wantedText(name).includes(wanted))
}

/** Returns the name of a floor in the address. */
export function nameOfFloor(floor: number | null): string {
  return floor === null ? 'none' : String(floor)
}

/** Returns the table that a scanned code opens, at whichever of the server's addresses it was printed. */
export function tableOfCode(tables: readonly Table[], scanned: string): Table | undefined {
  const at = scanned.lastIndexOf(guestPath)
  const token = scanned.slice(at + guestPath.length).trim()
  return at === -1 ? undefined : tables.find((table) => table.token === token)
}

/** Returns the whole link in the code of a table, as guests reach it; undefined for people who may not read it. */
export function linkOfTable({ guestLink }: Table): string | undefined {
  return guestLink === undefined ? undefined : wholeLink(guestLink)
}
