import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { inWalkingOrder } from '@brigade/domain/tables/tables.walking-order.ts'
import { wantedText } from '#kit/wanted-text.ts'
import { wholeLink } from '#kit/whole-link.ts'

/** What the token follows in a guest's link. */
const guestPath = '/g/'

/** The tables on a floor; null is of those that say none. */
export type FloorOfTables = { floor: number | null; tables: readonly Table[] }

export type Narrowed = {
  /** As it stands in the address: a number, or `none`. All of them where it names none that there is. */
  floor: string
  search: string
}

/** Tables floor by floor, as one walks. */
export function floorsOfTables(tables: readonly Table[]): FloorOfTables[] {
  const rooms = tables.map((table) => ({ tableId: table.id, name: table.name, table }))
  return inWalkingOrder(rooms).map(({ floor, rooms: found }) => ({ floor, tables: found.map(({ table }) => table) }))
}

/** The tables that are looked for, as one walks. */
export function foundTables(tables: readonly Table[], { floor, search }: Narrowed): Table[] {
  const wanted = wantedText(search)
  const floors = floorsOfTables(tables)
  const chosen = floors.filter((each) => nameOfFloor(each.floor) === floor)
  return (chosen.length > 0 ? chosen : floors)
    .flatMap((each) => each.tables)
    .filter(({ name }) => wantedText(name).includes(wanted))
}

/** How a floor is named in the address. */
export function nameOfFloor(floor: number | null): string {
  return floor === null ? 'none' : String(floor)
}

/** Which table a scanned code opens, at whichever of the server's addresses it was printed. */
export function tableOfCode(tables: readonly Table[], scanned: string): Table | undefined {
  const at = scanned.lastIndexOf(guestPath)
  const token = scanned.slice(at + guestPath.length).trim()
  return at === -1 ? undefined : tables.find((table) => table.token === token)
}

/** What the code of a table says, where guests reach it; none for those who may not read it. */
export function linkOfTable({ guestLink }: Table): string | undefined {
  return guestLink === undefined ? undefined : wholeLink(guestLink)
}
