import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { groupOf } from '@brigade/domain/orders/orders.status.ts'

/** What the live screens of a venue (or of all) draw from. */
export type OpenOrders = {
  /** Oldest first. */
  orders: readonly Order[]
  /** The last version of orders that left the board, so that late news of them can't bring them back. */
  left: ReadonlyMap<number, number>
}

const mostLeftRemembered = 4_000

/** The board as the server listed it. */
export function openOrdersOf(listed: readonly Order[]): OpenOrders {
  return { orders: listed.filter(isOnBoard).toSorted(byAge), left: new Map() }
}

/** The board after changes: of each order the highest version stands, whatever order the news came in. */
export function mergeOpenOrders(known: OpenOrders, changes: readonly Order[]): OpenOrders {
  const news = newestById(changes)
  const left = new Map<number, number>()
  const orders: Order[] = []
  let isChanged = false
  for (const order of known.orders) {
    const change = news.get(order.id)
    news.delete(order.id)
    if (!change || change.version <= order.version) {
      orders.push(order)
      continue
    }
    isChanged = true
    if (isOnBoard(change)) orders.push(change)
    else left.set(change.id, change.version)
  }

  const newcomers: Order[] = []
  for (const change of news.values()) {
    if (change.version <= (known.left.get(change.id) ?? 0)) continue
    if (isOnBoard(change)) newcomers.push(change)
    else left.set(change.id, change.version)
  }
  if (!isChanged && newcomers.length === 0 && left.size === 0) return known
  return {
    orders: newcomers.length > 0 ? [...orders, ...newcomers].sort(byAge) : orders,
    left: left.size > 0 ? remembered(known.left, left) : known.left,
  }
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
