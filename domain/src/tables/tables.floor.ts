import type { Table } from './tables.schema.ts'

/** An order, request or tray at a table, with the time since when. */
export type AtTable = {
  tableId: number
  kind: string
  since: string
  /** The severity, if it differs from that of its kind: smaller is worse. */
  rank?: number
}

/** The data of one tile of the floor: a table or room, and the count of each kind there. */
export type FloorRoom = Pick<Table, 'id' | 'name' | 'index' | 'area'> & {
  /** Kinds with a count of zero are left out. */
  counts: Readonly<Record<string, number>>
  /** The worst thing there, which decides how the tile looks; null if there is nothing to do. */
  worst: { kind: string; rank: number; since: string } | null
}

/** The counts in the record of a table. */
export const tableCounts = [
  'newOrderCount',
  'inProgressOrderCount',
  'deliveredOrderCount',
  'waiterRequestCount',
  'trayList',
] as const satisfies readonly (keyof Table)[]

export type TableCount = (typeof tableCounts)[number]

type Counted = {
  /** The name of the table's count; a kind without one counts zero. */
  countedAs: string
  kind: string
}

/**
 * Returns the things at a table by its own counts; orders and requests all have the time of the one that has waited
 * longest.
 */
export function countedAt(table: Table, { countedAs, kind }: Counted): AtTable[] {
  const count = tableCounts.find((name) => name === countedAs)
  if (count === undefined) return []
  if (count === 'trayList')
    return table.trayList.map(({ createdAt }) => ({ tableId: table.id, kind, since: createdAt }))
  const since = table.waitingSince[count]
  return since === undefined ? [] : Array.from({ length: table[count] }, () => ({ tableId: table.id, kind, since }))
}

/** The ways to sort a floor. */
export const floorOrders = ['worst', 'index', 'floor'] as const

export type FloorOrder = (typeof floorOrders)[number]

type Floor = {
  tables: readonly Pick<Table, 'id' | 'name' | 'index' | 'area' | 'isActive'>[]
  atTables: readonly AtTable[]
  /** The severity of each kind: smaller is worse. */
  ranks: ReadonlyMap<string, number>
}

type FloorTable = Floor['tables'][number]

/** The inputs from which a room was last made. */
type Made = { room: FloorRoom; table: FloorTable; found: readonly AtTable[]; ranks: Floor['ranks'] }

/**
 * Returns a function that builds a floor repeatedly: its tables with their things, in their own order. A switched-off
 * table is shown while it has any. A room without changes is the same object as before and is not counted again, so a
 * change of one table redraws no other. (spec 1, §3)
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

function roomOf({ id, name, index, area }: FloorTable, found: readonly AtTable[], ranks: Floor['ranks']): FloorRoom {
  return { id, name, index, area, counts: countsOf(found), worst: worstOf(found, ranks) }
}

/**
 * Returns the sorted rooms: the worst first, then the longest waiting, and last those with nothing to do; otherwise in
 * their own order.
 */
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
  return worst ? { kind: worst.kind, rank: rankOf(worst), since: worst.since } : null
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

/** Compares two numbers, either of which may be infinite. */
function difference(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** Compares ISO instants as plain strings: localeCompare is too slow for a thousand rooms. */
function compared(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function isSame(one: FloorRoom, other: FloorRoom): boolean {
  const kinds = Object.keys(one.counts)
  return (
    one.name === other.name &&
    one.index === other.index &&
    one.area === other.area &&
    one.worst?.kind === other.worst?.kind &&
    one.worst?.rank === other.worst?.rank &&
    one.worst?.since === other.worst?.since &&
    kinds.length === Object.keys(other.counts).length &&
    kinds.every((kind) => one.counts[kind] === other.counts[kind])
  )
}
