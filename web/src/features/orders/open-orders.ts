import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf } from '@brigade/domain/orders/orders.status.ts'

/** What the live screens of a venue (or of all) draw from. */
export type OpenOrders = {
  /** Oldest first. */
  orders: readonly Order[]
  /** The last version of orders that left the board, so that late news of them can't bring them back. */
  left: ReadonlyMap<number, number>
  /** Those that left last, the newest at the end: the kitchen says what became of a ticket. */
  lately: readonly Order[]
}

const mostLeftRemembered = 4_000
const mostLately = 20

/** The board as the server listed it. */
export function openOrdersOf(listed: readonly Order[]): OpenOrders {
  return { orders: listed.filter(isOnBoard).toSorted(byAge), left: new Map(), lately: [] }
}

/** The board after changes: of each order the highest version stands, whatever order the news came in. */
export function mergeOpenOrders(known: OpenOrders, changes: readonly Order[]): OpenOrders {
  const orders = [...known.orders]
  const left = new Map<number, number>()
  const leaving: Order[] = []
  let isChanged = false
  for (const change of newestById(changes).values()) {
    const place = placeOf(orders, change)
    const before = orders[place]?.id === change.id ? orders[place] : undefined
    if (change.version <= (before?.version ?? known.left.get(change.id) ?? 0)) continue
    isChanged = true
    if (!isOnBoard(change)) {
      left.set(change.id, change.version)
      leaving.push(change)
    }
    orders.splice(place, before ? 1 : 0, ...(isOnBoard(change) ? [change] : []))
  }
  if (!isChanged) return known
  if (leaving.length === 0) return { ...known, orders }
  return { orders, left: remembered(known.left, left), lately: [...known.lately, ...leaving].slice(-mostLately) }
}

/** Of two states of one order the newer. */
export function newerOrder(known: Order, change: Order): Order {
  return change.version > known.version ? change : known
}

function isOnBoard(order: Order): boolean {
  return order.orderType === 'order' && groupOf(order.status) !== null
}

function byAge(one: Order, other: Order): number {
  if (one.createdAt === other.createdAt) return one.id - other.id
  return one.createdAt < other.createdAt ? -1 : 1
}

/** Where an order stands among others by age, or would: searched by halves, for every batch of news asks it of a whole board. */
function placeOf(orders: readonly Order[], wanted: Order): number {
  let from = 0
  let to = orders.length
  while (from < to) {
    const middle = (from + to) >> 1
    const order = orders[middle]
    if (order && byAge(order, wanted) < 0) from = middle + 1
    else to = middle
  }
  return from
}

function newestById(changes: readonly Order[]): Map<number, Order> {
  const news = new Map<number, Order>()
  for (const change of changes) {
    const known = news.get(change.id)
    news.set(change.id, known ? newerOrder(known, change) : change)
  }
  return news
}

function remembered(known: ReadonlyMap<number, number>, added: ReadonlyMap<number, number>): Map<number, number> {
  const all = [...known, ...added]
  return new Map(all.slice(-mostLeftRemembered))
}
