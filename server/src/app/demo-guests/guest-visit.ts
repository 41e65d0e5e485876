import { randomUUID } from 'node:crypto'
import { fromMinor, minorText } from '@brigade/domain/kit/money.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { cartFromMinor } from '@brigade/domain/orders/orders.cart.ts'
import type { OrderTotals } from '@brigade/domain/orders/orders.pricing.ts'
import type { Order, PlaceOrder } from '@brigade/domain/orders/orders.schema.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { demoMachines } from '#seeds/machines.ts'
import { hungryCart } from '#seeds/orders/guest-appetite.ts'
import type { Random } from '#seeds/random.ts'
import type { PublicApi } from './public-api.ts'
import { openDemoSession, type VisitedVenue } from './visited-venue.ts'

export type GuestVisit = {
  api: PublicApi
  visited: VisitedVenue
  /** Open guest sessions by the token of their table. */
  sessions: Map<string, Promise<{ accessToken: string; tableId: number }>>
  random: Random
  now: Date
}

export type Visited = {
  /** The line at the terminal. */
  line: string
  /** Asks to have the order cancelled; only guests that change their mind have it. */
  changeMind?: () => Promise<string>
}

/**
 * Plays the visit of one guest, who sits down at some table and orders, perhaps pays online, and perhaps sends the
 * order twice, as bad connections make telephones do.
 */
export async function payVisit({ api, visited, sessions, random, now }: GuestVisit): Promise<Visited> {
  const { venue, tables, catalogue } = visited
  const table = random.pick(tables)
  const { accessToken, tableId } = await sessionAt(api, sessions, table.token)
  const { cart, totals } = hungryCart({
    random,
    catalogue,
    venue,
    time: venueTime(now, venue.timeZone),
    at: now,
  })
  const machine = demoMachines.find((candidate) => candidate.venueId === venue.id)
  const paysOnline = venue.isOnlinePayment && machine !== undefined && random.chance(0.2)
  const call = {
    method: 'POST',
    path: ordersPath,
    token: paysOnline ? machine.key : accessToken,
    idempotencyKey: randomUUID(),
    body: {
      restaurantId: venue.id,
      tableId,
      cart: cartFromMinor(cart, venue.currency),
      ...inDecimals(totals, venue.currency),
      covers: random.between(1, 4),
      paymentType: paysOnline ? 'card' : random.pick(['room', 'card', 'cash'] as const),
      ...(paysOnline && { amountPaidOnline: fromMinor(amountPaid(totals, random), venue.currency) }),
    } satisfies PlaceOrder,
  } as const
  const order = await api.call<Order>(call)
  const isRepeated = random.chance(0.1)
  if (isRepeated) await repeat(api, call, order)
  const words = [
    `${venue.name}, ${table.name}: order ${order.id}`,
    `${venue.currency} ${minorText(totals.orderPrice, venue.currency)} for ${cart.length} ${cart.length === 1 ? 'line' : 'lines'}`,
    ...(paysOnline ? [order.onlineOrderPaymentStatus] : []),
    ...(isRepeated ? ['sent twice, stored once'] : []),
  ]
  const isFickle = !paysOnline && random.chance(0.05)
  return { line: words.join(' · '), ...(isFickle && { changeMind: () => askToCancel(api, accessToken, order) }) }
}

function sessionAt(api: PublicApi, sessions: GuestVisit['sessions'], token: string) {
  const known = sessions.get(token)
  if (known) return known
  const opening = openDemoSession(api, token).then(({ accessToken, table }) => ({ accessToken, tableId: table.id }))
  sessions.set(token, opening)
  opening.catch(() => sessions.delete(token))
  return opening
}

async function repeat(api: PublicApi, call: Parameters<PublicApi['call']>[0], order: Order): Promise<void> {
  const again = await api.call<Order>(call)
  if (again.id !== order.id) throw new Error(`The same key made two orders: ${order.id} and ${again.id}`)
}

async function askToCancel(api: PublicApi, token: string, order: Order): Promise<string> {
  const body = { requestType: 'orderCancellation', orderId: order.id }
  await api.call({ method: 'POST', path: requestsPath, token, idempotencyKey: randomUUID(), body })
  return `${order.table}: asks to cancel order ${order.id}`
}

/** Returns the amount to pay online: mostly all of it; sometimes a part, and the rest is paid at the table. */
function amountPaid({ orderPrice }: OrderTotals, random: Random): number {
  return random.chance(0.2) ? Math.max(1, Math.floor(orderPrice / 2)) : orderPrice
}

function inDecimals(totals: OrderTotals, currency: VisitedVenue['venue']['currency']): OrderTotals {
  const money = (minor: number) => fromMinor(minor, currency)
  return {
    cartPrice: money(totals.cartPrice),
    placeHolderPrice: money(totals.placeHolderPrice),
    serviceFee: money(totals.serviceFee),
    vatFee: money(totals.vatFee),
    orderPrice: money(totals.orderPrice),
  }
}
