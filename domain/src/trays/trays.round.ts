import { undoSeconds } from '../orders/orders.undo.ts'
import { type Floor, inWalkingOrder } from '../tables/tables.walking-order.ts'
import { oldestFirst } from './trays.rooms.ts'
import type { TrayOut } from './trays.schema.ts'

/** A room that a person on a round has ticked off. */
export type Tick = {
  tableId: number
  /** The link time of the oldest tray seen in the room. */
  since: string
  /** Trays linked by then have been collected. Later ones have not, however late the tick is sent. */
  until: string
}

/** A room of a pick-up round. */
export type RoundRoom = {
  tableId: number
  name: string
  /**
   * `waiting` with trays to be collected, `ticked` by this walker and not yet confirmed as cleared, `done` with nothing
   * left in it.
   */
  state: 'waiting' | 'ticked' | 'done'
  /** The trays that are not collected yet, the oldest first. */
  trays: readonly TrayOut[]
  /** The last tray of the round known to be collected there: its `unlinkedBy` collected it, at `updatedAt`. */
  fetched: TrayOut | null
}

type Round = {
  /** The trays in rooms. */
  active: readonly TrayOut[]
  /** The trays collected since the round began. */
  fetched: readonly TrayOut[]
  ticks: readonly Tick[]
}

/**
 * Returns the rooms of a round in walking order: those with trays, and those from which anyone has collected some since
 * it began. A room that gets a tray after its tick waits again. (product, Requests, trays)
 */
export function roundFloors({ active, fetched, ticks }: Round): Floor<RoundRoom>[] {
  const gone = new Set(fetched.map(({ id }) => id))
  const byRoom = Map.groupBy([...active.filter(({ id }) => !gone.has(id)), ...fetched], ({ tableId }) => tableId)
  const tickOfRoom = new Map(ticks.map((tick) => [tick.tableId, tick]))
  return inWalkingOrder(Array.from(byRoom, ([tableId, trays]) => roundRoom(trays, tickOfRoom.get(tableId))))
}

function roundRoom(found: readonly TrayOut[], tick: Tick | undefined): RoundRoom {
  const newest = oldestFirst(found).at(-1)!
  const isTicked = ({ createdAt }: TrayOut) => tick !== undefined && createdAt <= tick.until
  const active = found.filter(({ status }) => status === 'active')
  const trays = oldestFirst(active.filter((tray) => !isTicked(tray)))
  return {
    tableId: newest.tableId,
    name: newest.tableName,
    state: stateOf({ open: trays.length, ticked: active.length - trays.length }),
    trays,
    fetched: lastFetched(found),
  }
}

function stateOf({ open, ticked }: { open: number; ticked: number }): RoundRoom['state'] {
  if (open > 0) return 'waiting'
  return ticked > 0 ? 'ticked' : 'done'
}

function lastFetched(trays: readonly TrayOut[]): TrayOut | null {
  const fetched = trays.filter(({ status }) => status === 'expired')
  return fetched.toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt)).at(-1) ?? null
}

/**
 * Returns the tick for a room with all of its visible trays: a device's clock may be behind the server's. `now` in
 * milliseconds.
 */
export function tickOf({ tableId, trays }: Pick<RoundRoom, 'tableId' | 'trays'>, now: number): Tick {
  const at = new Date(now).toISOString()
  const linked = trays.map(({ createdAt }) => createdAt).toSorted()
  const [since = at] = linked
  const newest = linked.at(-1) ?? at
  return { tableId, since, until: newest > at ? newest : at }
}

/** The time in milliseconds in which a tick can be undone before it is sent: clearing a room has no undo. */
export const tickHeldMs = undoSeconds * 1_000

/** Returns the number of rooms of a round, and of those that are done or ticked off. */
export function roundProgress(floors: readonly Floor<RoundRoom>[]): { done: number; rooms: number } {
  const rooms = floors.flatMap((floor) => floor.rooms)
  return { done: rooms.filter(({ state }) => state !== 'waiting').length, rooms: rooms.length }
}

/** The longest round in milliseconds: anything begun earlier belongs to another round. */
const roundMs = 12 * 3_600_000

/** Returns whether a round with this start is still going. `now` in milliseconds. */
export function isRoundOn(startedAt: string, now: number): boolean {
  const age = now - Date.parse(startedAt)
  return age >= 0 && age < roundMs
}

/**
 * Returns whether a tick may belong to a current round; a tick from the future does, because a clock may have been set
 * back. `now` in milliseconds.
 */
export function isTickOn({ until }: Tick, now: number): boolean {
  return now - Date.parse(until) < roundMs
}
