import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'

/** What a live screen of a venue (or of all) draws from. */
export type OpenOrders = {
  /** How orders stand that the screen shows. */
  statuses: readonly OrderStatus[]
  /** Oldest first. */
  orders: readonly Order[]
  /** The last known version of orders that the screen does not show, so that late news of them can't bring them back. */
  left: ReadonlyMap<number, number>
  /** Those that left last, as they left, the newest at the end: the kitchen says what became of a ticket. */
  lately: readonly Order[]
}

const mostLeftRemembered = 4_000
const mostLately = 20

/** What a screen shows that shows orders of these statuses, as the server listed them. */
export function openOrdersOf(
  listed: readonly Order[],
  { statuses, lately = [] }: Pick<OpenOrders, 'statuses'> & Partial<Pick<OpenOrders, 'lately'>>,
): OpenOrders {
  const orders = listed.filter((order) => isShown(order, statuses)).toSorted(byAge)
  return { statuses, orders, left: new Map(lately.map(({ id, version }) => [id, version])), lately }
}

/** What it shows after changes: of each order the highest version stands, whatever order the news came in. */
export function mergeOpenOrders(known: OpenOrders, changes: readonly Order[]): OpenOrders {
  const orders = [...known.orders]
  const left = new Map<number, number>()
  const leaving: Order[] = []
  const shown = new Set<number>()
  let isChanged = false
  for (const change of newestById(changes).values()) {
    const place = placeOf(orders, change)
    const before = orders[place]?.id === change.id ? orders[place] : undefined
    if (change.version <= (before?.version ?? known.left.get(change.id) ?? 0)) continue
    isChanged = true
    const isNowShown = isShown(change, known.statuses)
    if (isNowShown) shown.add(change.id)
    else left.set(change.id, change.version)
    if (before && !isNowShown) leaving.push(change)
    if (before || isNowShown) orders.splice(place, before ? 1 : 0, ...(isNowShown ? [change] : []))
  }
  if (!isChanged) return known
  return {
    statuses: known.statuses,
    // The very same list where only others changed: a screen is not drawn again for what it does not show.
    orders: shown.size + leaving.length > 0 ? orders : known.orders,
    left: left.size > 0 ? remembered(known.left, left) : known.left,
    lately: latelyLeft(known.lately, { leaving, shown }),
  }
}

/** Of two states of one order the newer. */
export function newerOrder(known: Order, change: Order): Order {
  return change.version > known.version ? change : known
}

function isShown(order: Order, statuses: readonly OrderStatus[]): boolean {
  return order.orderType === 'order' && statuses.includes(order.status)
}

/** What came back has not left; what is done to the others later leaves them as they left. */
function latelyLeft(
  known: readonly Order[],
  { leaving, shown }: { leaving: readonly Order[]; shown: ReadonlySet<number> },
): readonly Order[] {
  const again = new Set([...shown, ...leaving.map(({ id }) => id)])
  if (leaving.length === 0 && !known.some(({ id }) => again.has(id))) return known
  return [...known.filter(({ id }) => !again.has(id)), ...leaving].slice(-mostLately)
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
