import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import type { OrderAct } from '@brigade/domain/orders/orders.status.ts'
import { addSomething } from './add-something.ts'
import { type SeedVenue, makeOrderStory, type Way } from './seed-venue.ts'
import { doInStory, type OrderStory } from './order-story.ts'

type LiveAct = Extract<OrderAct, 'accept' | 'update' | 'ready' | 'deliver'>

/** The acts on an order, in minutes before now; the last act decides its column on the boards. */
type LiveScript = { placed: number; way?: Way } & Partial<Record<LiveAct, number>>

/** The open orders of the first start: every column of every board has some, and two in the kitchen are late. */
export const busyBoard: readonly LiveScript[] = [
  { placed: 58, accept: 55, ready: 36, deliver: 31 },
  { placed: 52, way: 'staff', ready: 33, deliver: 27 },
  { placed: 49, accept: 46 },
  { placed: 47, accept: 43 },
  { placed: 44, accept: 41, ready: 20, deliver: 13 },
  { placed: 38, way: 'paidOnline', accept: 36, ready: 9 },
  { placed: 33, accept: 31, ready: 3 },
  { placed: 24, accept: 22, update: 2 },
  { placed: 19, way: 'staff' },
  { placed: 13 },
  { placed: 11, way: 'paidOnline', accept: 10 },
  { placed: 8, accept: 5 },
  { placed: 6, way: 'paidOnline' },
  { placed: 4, update: 1 },
  { placed: 2 },
  { placed: 0.5 },
]

/** The open orders of the first start for a small place. */
export const quietBoard: readonly LiveScript[] = [
  { placed: 46, accept: 44, ready: 25, deliver: 20 },
  { placed: 21, accept: 19 },
  { placed: 5 },
]

/** Plays a board at one venue, each order at its own table. */
export function liveOrders(desk: SeedVenue, { now, board }: { now: Date; board: readonly LiveScript[] }): OrderStory[] {
  const tables = [...desk.tables]
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  return board.map(({ placed, way = 'guest', ...acts }) => {
    const table = desk.random.pick(tables)
    tables.splice(tables.indexOf(table), 1)
    const story = makeOrderStory(desk, { at: minutesAgo(placed), table, way: possibleWay(desk, way) })
    const played = way === 'staff' && story.row.status === 'incoming' ? { accept: placed - 1, ...acts } : acts
    for (const [act, minutes] of inTime(played)) playAct(desk, story, { act, at: minutesAgo(minutes) })
    return story
  })
}

function inTime(acts: Partial<Record<LiveAct, number>>): [LiveAct, number][] {
  const played = entriesOf(acts).flatMap(([act, minutes]): [LiveAct, number][] =>
    minutes === undefined ? [] : [[act, minutes]],
  )
  return played.sort(([, first], [, second]) => second - first)
}

/**
 * Returns the origin of an order: staff order for guests only in restaurants, and not every venue has online payment.
 */
function possibleWay({ venue }: SeedVenue, way: Way): Way {
  if (way === 'staff') return venue.isRestaurant ? 'staff' : 'guest'
  return way === 'paidOnline' && !venue.isOnlinePayment ? 'guest' : way
}

function playAct(desk: SeedVenue, story: OrderStory, { act, at }: { act: LiveAct; at: Date }): void {
  const { crew, random } = desk
  const by = {
    accept: random.pick(crew.desk),
    ready: crew.kitchen,
    deliver: random.pick(crew.floor),
    update: random.pick(crew.floor),
  }
  if (act === 'update') addSomething(desk, story, { at, by: by.update })
  else doInStory(story, { act, at, by: by[act] })
}
