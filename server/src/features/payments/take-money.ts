import { type RefusedReason, refusalOfPayment } from '@brigade/domain/payments/payments.rules.ts'
import { refundDueOf, paidFor } from '@brigade/domain/orders/orders.payments.ts'
import type { Share } from '@brigade/domain/orders/payments.shares.ts'
import { sharesOfRefund } from '@brigade/domain/payments/payments.refunds.ts'
import type { WebhookAnswer, ReportedKind } from '@brigade/domain/payments/payments.schema.ts'
import type { PaymentRow } from '#features/orders/records/public/payment-columns.ts'
import { holdPaidOrder, providerAt, type BookedPayment } from '#features/orders/public/take-payment.ts'
import { type Transaction, placesFor } from '#kit/database/transaction.ts'
import { bookForNone, bookOnOrder, type Booked, placeOf } from './book-money.ts'
import { findKnown, findTaken, keepEvent, repeated } from './keep-event.ts'
import { keepEarly, ledgerOf, lockPayment, takeEarly } from './provider-payments.ts'
import type { EventPlace, ProviderMoney } from './provider-money.ts'
import type { Caller } from '#kit/context/call.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { changePaymentEvents } from './payment-event-columns.ts'

type Settling = Caller & { provider: string; kind: ReportedKind; references: readonly string[] }

/** Settles alerts that no longer need a person, because of a later event of the provider. */
function* settleAlerts({ provider, kind, references, principal, now }: Settling): Transaction<void> {
  if (references.length === 0) return
  yield* changePaymentEvents(
    { state: 'settled', reason: null, ...updatedBy(principal, now) },
    {
      where: `"provider" = ? AND "kind" = ? AND "state" = 'needsPerson' AND "reference" IN (${placesFor(references)})`,
      params: [provider, kind, ...references],
    },
  )
}

type PaidOrder = BookedPayment['row']

/** The orders that a payment was received for, in minor units. `isOurs` if Brigade asked for it. */
export type PaidFor = { restaurantId: number; shares: readonly Share[]; isOurs: boolean }

/**
 * Processes a payment that a provider received, once: each share is booked on its order, or on the one that took that over, or for no
 * order if it fits none; then the events that arrived before it. (product, Orders)
 */
export function* takePaid(
  told: ProviderMoney,
  { restaurantId, shares, isOurs }: PaidFor,
  now: Date,
): Transaction<WebhookAnswer> {
  const lock = yield* lockPayment(told, now)
  const known = yield* findTaken(told, now)
  if (known) return known
  const took: WebhookAnswer[] = []
  // Ordered by the ids of the orders, so that two payments never deadlock.
  for (const share of shares.toSorted((one, other) => one.orderId - other.orderId)) {
    const order = yield* holdPaidOrder(share.orderId, restaurantId)
    const own = shareOf(told, { ...share, isFirst: took.length === 0 })
    const reason = order ? refusalOfPayment({ ...own, kind: 'paid', isOurs }, order) : 'orderUnknown'
    took.push(
      order && !reason
        ? yield* bookOnOrder(order, own, { now })
        : yield* bookForNone(own, { restaurantId, order, ...(reason && { reason }), now }),
    )
  }
  for (const early of yield* takeEarly(lock)) took.push(yield* takeAbout(early, now))
  return firstOf(took)
}

/** Processes an event about a payment, other than its receipt, once. An event that arrives before the payment is stored until then. */
export function* takeOfPayment(told: ProviderMoney, now: Date): Transaction<WebhookAnswer> {
  const lock = yield* lockPayment(told, now)
  const ledger = yield* ledgerOf(told)
  if (ledger.length > 0) return yield* takeAbout(told, now)
  yield* keepEarly(lock, told)
  return { state: 'waiting', reason: null, orderId: null }
}

function* takeAbout(told: ProviderMoney, now: Date): Transaction<WebhookAnswer> {
  const known = yield* findTaken(told, now)
  if (known) return known
  const payment: KnownPayment = { told, ledger: yield* ledgerOf(told), now }
  switch (told.kind) {
    case 'refunded':
    case 'withdrawn':
      return yield* takeOut(payment)
    case 'refundFailed':
    case 'reinstated':
      return yield* putBack(payment)
    case 'disputed':
    case 'disputeClosed':
      return yield* takeDispute(payment)
    case 'paid':
      throw new Error('A payment is taken with its shares')
  }
}

/** An event about a payment, which is locked, with the payment's rows in the ledger. */
type KnownPayment = { told: ProviderMoney; ledger: readonly PaymentRow[]; now: Date }

const undoneBy = { refunded: 'refundFailed', withdrawn: 'reinstated' } as const

/** Books money that left a payment, unless it is known already that this was returned. */
function* takeOut({ told, ledger, now }: KnownPayment): Transaction<WebhookAnswer> {
  const undone = told.kind === 'refunded' || told.kind === 'withdrawn' ? undoneBy[told.kind] : null
  const undoing = undone && (yield* findKnown({ ...told, kind: undone }))
  if (undoing) return yield* repeated(told, undoing, now)
  const { restaurantId, currency } = ledger[0]!
  const left = leftOf(ledger)
  const orders = yield* holdOrdersOf(ledger)
  const parts = [...orders.values()].map(({ order, paidIds }) => ({
    orderId: order.id,
    left: paidIds.reduce((sum, id) => sum + (left.get(id) ?? 0), 0),
    refundDue: refundDueOf(order),
    paid: paidFor(order),
  }))
  const ofOrders =
    currency === told.currency ? { parts, unassigned: left.get(null) ?? 0 } : { parts: [], unassigned: 0 }
  const { shares, unassigned, excess } = sharesOfRefund(told.amount, ofOrders)
  const took: WebhookAnswer[] = []
  if (unassigned + excess > 0) {
    const own = shareOf(told, { amount: unassigned + excess, orderId: 0, isFirst: true })
    const order = yield* firstOrderOf({ told, ledger })
    const tooLarge = currency === told.currency ? 'refundTooLarge' : 'wrongCurrency'
    took.push(
      yield* bookForNone(
        own,
        excess > 0 ? { restaurantId, order, reason: tooLarge, now } : { restaurantId, order, now },
      ),
    )
  }
  for (const share of shares) {
    const own = shareOf(told, { ...share, isFirst: took.length === 0 })
    took.push(yield* bookOnOrder(orders.get(share.orderId)!.order, own, { now }))
  }
  if (unassigned > 0) yield* settleUnassigned({ told, ledger, now })
  return firstOf(took)
}

/** Reverses a refund or a dispute on the orders where it was booked; a return that arrives before its refund moves nothing. */
function* putBack({ told, ledger, now }: KnownPayment): Transaction<WebhookAnswer> {
  const { restaurantId } = ledger[0]!
  const reason: { reason?: RefusedReason } = told.kind === 'refundFailed' ? { reason: 'refundFailed' } : {}
  const kind = told.kind === 'refundFailed' ? 'refund' : 'dispute'
  const out = ledger.filter((row) => row.kind === kind && row.reference === told.reference)
  if (out.length === 0) {
    const place = yield* placeIn({ told, ledger })
    return yield* keepEvent(told, { ...place, state: reason.reason ? 'needsPerson' : 'taken', ...reason }, now)
  }
  const took: WebhookAnswer[] = []
  for (const { orderId, amount } of out.toSorted((one, other) => (one.orderId ?? 0) - (other.orderId ?? 0))) {
    const own = shareOf(told, { amount: -amount, orderId: orderId ?? 0, isFirst: took.length === 0 })
    const order = orderId === null ? undefined : yield* holdPaidOrder(orderId, restaurantId)
    took.push(
      order
        ? yield* bookOnOrder(order, own, { ...reason, now })
        : yield* bookForNone(own, { restaurantId, order: yield* firstOrderOf({ told, ledger }), ...reason, now }),
    )
  }
  return firstOf(took)
}

/** Alerts people to a dispute until it is closed and won; other events move its money. */
function* takeDispute({ told, ledger, now }: KnownPayment): Transaction<WebhookAnswer> {
  const place = yield* placeIn({ told, ledger })
  const isClosed = told.kind === 'disputeClosed'
  const isOver = isClosed || (yield* findKnown({ ...told, kind: 'disputeClosed' })) !== undefined
  const answer = yield* keepEvent(
    told,
    isOver ? { ...place, state: 'taken' } : { ...place, state: 'needsPerson', reason: 'disputed' },
    now,
  )
  const { provider, reference } = told
  const principal = providerAt(ledger[0]!.restaurantId, provider)
  if (isClosed) yield* settleAlerts({ provider, kind: 'disputed', references: [reference], principal, now })
  return answer
}

/** Settles the alert about a payment for no order once all of it was refunded. */
function* settleUnassigned({ told, ledger, now }: KnownPayment): Transaction<void> {
  const { provider, payment } = told
  if ((leftOf(yield* ledgerOf({ provider, payment })).get(null) ?? 0) > 0) return
  const references = ledger.flatMap(({ orderId, kind, reference }) =>
    orderId === null && kind === 'online' && reference !== null ? [reference] : [],
  )
  const principal = providerAt(ledger[0]!.restaurantId, provider)
  yield* settleAlerts({ provider, kind: 'paid', references, principal, now })
}

/** Returns the rest of a payment by order id, with null for the unassigned rest. In minor units. */
function leftOf(ledger: readonly PaymentRow[]): Map<number | null, number> {
  const left = new Map<number | null, number>()
  for (const { orderId, amount } of ledger) left.set(orderId, (left.get(orderId) ?? 0) + amount)
  return left
}

type HeldOrder = { order: PaidOrder; paidIds: number[] }

/**
 * Locks and returns the orders on which a payment is booked. A merged order is replaced by the order that took it over. `paidIds` are the
 * ids on which the payment was booked originally.
 */
function* holdOrdersOf(ledger: readonly PaymentRow[]): Transaction<Map<number, HeldOrder>> {
  const ids = [...new Set(ledger.flatMap(({ orderId }) => orderId ?? []))].toSorted((one, other) => one - other)
  const held = new Map<number, HeldOrder>()
  for (const id of ids) {
    const order = yield* holdPaidOrder(id, ledger[0]!.restaurantId)
    if (!order) continue
    const paidIds = [...(held.get(order.id)?.paidIds ?? []), id]
    held.set(order.id, { order, paidIds })
  }
  return held
}

/** Returns the order at which people look for a payment: the first of its orders, or the one that the provider named. */
function* firstOrderOf({ told, ledger }: Omit<KnownPayment, 'now'>): Transaction<PaidOrder | undefined> {
  const { provider, payment: reference } = told
  const booked = ledger.find(({ orderId }) => orderId !== null)?.orderId
  const id = booked ?? (yield* findKnown({ provider, reference, kind: 'paid' }))?.orderId ?? null
  return id === null ? undefined : yield* holdPaidOrder(id, ledger[0]!.restaurantId)
}

function* placeIn(payment: Omit<KnownPayment, 'now'>): Transaction<EventPlace> {
  const order = yield* firstOrderOf(payment)
  return order ? placeOf(order) : { restaurantId: payment.ledger[0]!.restaurantId, orderId: null, table: null }
}

/** Returns a share of an event. The first share identifies the whole event when it is repeated. */
function shareOf(told: ProviderMoney, { orderId, amount, isFirst }: Share & { isFirst: boolean }): Booked {
  return { ...told, amount, share: isFirst ? 0 : orderId }
}

/** Returns the answer for all shares: that of the first, which a repetition finds again. */
function firstOf([first]: readonly WebhookAnswer[]): WebhookAnswer {
  if (!first) throw new Error('Nothing was told')
  return first
}
