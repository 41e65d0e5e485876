import { undoSeconds } from '../orders/orders.undo.ts'
import { type Floor, inWalkingOrder } from '../tables/tables.walking-order.ts'
import { oldestFirst } from './trays.rooms.ts'
import type { TrayOut } from './trays.schema.ts'

/** A room that somebody on a round has ticked off. */
export type Tick = {
  tableId: number
  /** When the oldest of the trays was linked that were seen in the room. */
  since: string
  /** What was in the room by then has been fetched. What came later has not, however late the tick is sent. */
  until: string
}

/** A room of a pick-up round. */
export type RoundRoom = {
  tableId: number
  name: string
  /** `waiting` with trays to be fetched, `ticked` by who walks here and not known to be cleared, `done` with nothing in it any more. */
  state: 'waiting' | 'ticked' | 'done'
  /** Those that were not fetched yet, the oldest first. */
  trays: readonly TrayOut[]
  /** The last tray of the round that is known to be fetched from there: its `unlinkedBy` fetched it, at `updatedAt`. */
  fetched: TrayOut | null
}

type Round = {
  /** What is in rooms. */
  active: readonly TrayOut[]
  /** What was fetched since the round began. */
  fetched: readonly TrayOut[]
  ticks: readonly Tick[]
}

/**
 * The rooms of a round, as one walks: those with trays, and those from which some were fetched since it began, by whoever it was. A room in
 * which a tray was put after it was ticked off waits again. (product, Requests, trays)
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

/** What ticks a room off, of all that is seen in it: the clock of a device may be behind that of the server. `now` in milliseconds. */
export function tickOf({ tableId, trays }: Pick<RoundRoom, 'tableId' | 'trays'>, now: number): Tick {
  const at = new Date(now).toISOString()
  const linked = trays.map(({ createdAt }) => createdAt).toSorted()
  const [since = at] = linked
  const newest = linked.at(-1) ?? at
  return { tableId, since, until: newest > at ? newest : at }
}

/** For so long, in milliseconds, a tick can be taken back before it is sent: clearing a room has no undo. */
export const tickHeldMs = undoSeconds * 1_000

/** How many of the rooms of a round are done, those that were ticked off among them. */
export function roundProgress(floors: readonly Floor<RoundRoom>[]): { done: number; rooms: number } {
  const rooms = floors.flatMap((floor) => floor.rooms)
  return { done: rooms.filter(({ state }) => state !== 'waiting').length, rooms: rooms.length }
}

/** No round takes longer than this: what was begun before is another one. */
const roundMs = 12 * 3_600_000

/** Whether a round that was begun then is still walked. `now` in milliseconds. */
export function isRoundOn(startedAt: string, now: number): boolean {
  const age = now - Date.parse(startedAt)
  return age >= 0 && age < roundMs
}

/** Whether a tick is of a round that may still be walked; one of an hour to come is, for a clock may have been set back. `now` in milliseconds. */
export function isTickOn({ until }: Tick, now: number): boolean {
  return now - Date.parse(until) < roundMs
}
