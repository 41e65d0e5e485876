import type { Table } from './tables.schema.ts'

/** Something that goes on at a table, since when: an order, a request, a tray. */
export type AtTable = {
  tableId: number
  kind: string
  since: string
  /** How bad it is where that is not as its kind is: smaller is worse. */
  rank?: number
}

/** What a floor is drawn from: a table or room, and how much of each kind goes on there. */
export type FloorRoom = Pick<Table, 'id' | 'name' | 'index'> & {
  /** Kinds of which there is nothing are left out. */
  counts: Readonly<Record<string, number>>
  /** What is worst there, and since when; null where nobody has anything to do. */
  worst: { rank: number; since: string } | null
}

/** What the record of a table counts. */
export const tableCounts = [
  'newOrderCount',
  'inProgressOrderCount',
  'deliveredOrderCount',
  'waiterRequestCount',
  'trayList',
] as const satisfies readonly (keyof Table)[]

export type TableCount = (typeof tableCounts)[number]

type Counted = {
  /** A count that tables do not have is none. */
  countedAs: string
  kind: string
}

/** What goes on at a table by its own counts; of orders and requests each since the one that has waited longest does. */
export function countedAt(table: Table, { countedAs, kind }: Counted): AtTable[] {
  const count = tableCounts.find((name) => name === countedAs)
  if (count === undefined) return []
  if (count === 'trayList')
    return table.trayList.map(({ createdAt }) => ({ tableId: table.id, kind, since: createdAt }))
  const since = table.waitingSince[count]
  return since === undefined ? [] : Array.from({ length: table[count] }, () => ({ tableId: table.id, kind, since }))
}

/** How a floor is sorted. */
export const floorOrders = ['worst', 'index'] as const

export type FloorOrder = (typeof floorOrders)[number]

type Floor = {
  tables: readonly Pick<Table, 'id' | 'name' | 'index' | 'isActive'>[]
  atTables: readonly AtTable[]
  /** How bad each kind is: smaller is worse. */
  ranks: ReadonlyMap<string, number>
}

type FloorTable = Floor['tables'][number]

/** What a room was made of last. */
type Made = { room: FloorRoom; table: FloorTable; found: readonly AtTable[]; ranks: Floor['ranks'] }

/**
 * Draws up a floor again and again: its tables with what goes on there, in their own order. A table that is switched off is there while
 * something goes on at it. A room where nothing has changed is the very same object, and is not counted again: a change of one table draws no
 * other. (spec 1, §3)
 */
export function createFloorRooms(): (floor: Floor) => FloorRoom[] {
  const made = new Map<number, Made>()
  let tables: Floor['tables'] = []
  let sorted: readonly FloorTable[] = []

  return (floor) => {
    if (floor.tables !== tables) sorted = floor.tables.toSorted(byIndex)
    tables = floor.tables
    const { ranks } = floor
    const byTable = Map.groupBy(floor.atTables, ({ tableId }) => tableId)
    return sorted.flatMap((table) => {
      const found = byTable.get(table.id) ?? nothing
      return table.isActive || found.length > 0 ? roomAt(table, found, ranks) : []
    })
  }

  function roomAt(table: FloorTable, found: readonly AtTable[], ranks: Floor['ranks']): FloorRoom {
    const before = made.get(table.id)
    if (before && before.table === table && before.ranks === ranks && isSameList(before.found, found))
      return before.room
    const drawn = roomOf(table, found, ranks)
    const room = before && isSame(before.room, drawn) ? before.room : drawn
    made.set(table.id, { room, table, found, ranks })
    return room
  }
}

const nothing: readonly AtTable[] = []

function isSameList(one: readonly AtTable[], other: readonly AtTable[]): boolean {
  return one.length === other.length && one.every((each, place) => each === other[place])
}

function roomOf({ id, name, index }: FloorTable, found: readonly AtTable[], ranks: Floor['ranks']): FloorRoom {
  return { id, name, index, counts: countsOf(found), worst: worstOf(found, ranks) }
}

/** The rooms sorted: by their own order, or what is worst first, of that what has waited longest, and then those with nothing to do. */
export function sortedFloor(rooms: readonly FloorRoom[], order: FloorOrder): FloorRoom[] {
  return rooms.toSorted(order === 'worst' ? byWorst : byIndex)
}

function countsOf(atTable: readonly AtTable[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of atTable) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

function worstOf(atTable: readonly AtTable[], ranks: ReadonlyMap<string, number>): FloorRoom['worst'] {
  const rankOf = ({ kind, rank }: AtTable) => rank ?? ranks.get(kind) ?? Infinity
  const [worst] = atTable.toSorted(
    (one, other) => difference(rankOf(one), rankOf(other)) || compared(one.since, other.since),
  )
  return worst ? { rank: rankOf(worst), since: worst.since } : null
}

function byIndex(one: Pick<Table, 'id' | 'index'>, other: Pick<Table, 'id' | 'index'>): number {
  return one.index - other.index || one.id - other.id
}

function byWorst(one: FloorRoom, other: FloorRoom): number {
  if (!one.worst || !other.worst)
    return Number(other.worst !== null) - Number(one.worst !== null) || byIndex(one, other)
  return (
    difference(one.worst.rank, other.worst.rank) || compared(one.worst.since, other.worst.since) || byIndex(one, other)
  )
}

/** Of two that may be infinite. */
function difference(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** Of instants, which are texts of one form: a language's own order of letters would cost a thousand rooms too much. */
function compared(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function isSame(one: FloorRoom, other: FloorRoom): boolean {
  const kinds = Object.keys(one.counts)
  return (
    one.name === other.name &&
    one.index === other.index &&
    one.worst?.rank === other.worst?.rank &&
    one.worst?.since === other.worst?.since &&
    kinds.length === Object.keys(other.counts).length &&
    kinds.every((kind) => one.counts[kind] === other.counts[kind])
  )
}
