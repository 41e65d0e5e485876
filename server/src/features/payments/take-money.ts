import { type RefusedReason, refusalOfPayment } from '@brigade/domain/payments/payments.rules.ts'
import { refundDueOf, paidFor } from '@brigade/domain/orders/orders.payments.ts'
import type { Share } from '@brigade/domain/orders/payments.shares.ts'
import { sharesOfRefund } from '@brigade/domain/payments/payments.refunds.ts'
import type { PaymentRow } from '#features/orders/door/payment-columns.ts'
import { holdPaidOrder, providerAt, type TakePayment } from '#features/orders/door/take-payment.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { bookForNone, bookOnOrder, type Booked, placeOf } from './book-money.ts'
import { answerOf, created, findKnown, findTaken, keepEvent, repeated } from './keep-event.ts'
import { keepEarly, ledgerOf, lockPayment, takeEarly } from './provider-payments.ts'
import { settleAlerts } from './settle-alerts.ts'
import type { Place, ToldMoney, TookEvent } from './told-money.ts'

type PaidOrder = TakePayment['row']

/** What a payment that was received is for, in minor units. `isOurs` where we asked for it. */
export type PaidFor = { restaurantId: number; shares: readonly Share[]; isOurs: boolean }

/**
 * Takes a payment that a provider received, once: each share is booked on its order, or on the one that took that over, or for no order
 * where it fits none; then what was told of the payment before. (product, Orders)
 */
export function* takePaid(told: ToldMoney, { restaurantId, shares, isOurs }: PaidFor, now: Date): Work<TookEvent> {
  const lock = yield* lockPayment(told, now)
  const known = yield* findTaken(told, now)
  if (known) return known
  const took: TookEvent[] = []
  // By the ids of the orders, so that no two payments wait for each other.
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
  return joined(took)
}

/** Takes what a provider tells of a payment beside that it was received, once. What is told before the payment waits for it. */
export function* takeOfPayment(told: ToldMoney, now: Date): Work<TookEvent> {
  const lock = yield* lockPayment(told, now)
  const ledger = yield* ledgerOf(told)
  if (ledger.length > 0) return yield* takeAbout(told, now)
  yield* keepEarly(lock, told)
  return { answer: { state: 'waiting', reason: null, orderId: null }, announcements: [] }
}

function* takeAbout(told: ToldMoney, now: Date): Work<TookEvent> {
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

/** The payment that something is told of, which is locked, with its rows of the ledger. */
type KnownPayment = { told: ToldMoney; ledger: readonly PaymentRow[]; now: Date }

const undoneBy = { refunded: 'refundFailed', withdrawn: 'reinstated' } as const

/** Takes money that left a payment off what it paid, unless it is known already that this came back. */
function* takeOut({ told, ledger, now }: KnownPayment): Work<TookEvent> {
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
  const took: TookEvent[] = []
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
  const settled = unassigned > 0 ? yield* settleUnassigned({ told, ledger, now }) : []
  return joined(took, settled)
}

/** Puts back what a refund or a dispute took, where it took it; what came back before it was known to have left moves nothing. */
function* putBack({ told, ledger, now }: KnownPayment): Work<TookEvent> {
  const { restaurantId } = ledger[0]!
  const reason: { reason?: RefusedReason } = told.kind === 'refundFailed' ? { reason: 'refundFailed' } : {}
  const kind = told.kind === 'refundFailed' ? 'refund' : 'dispute'
  const out = ledger.filter((row) => row.kind === kind && row.reference === told.reference)
  if (out.length === 0) {
    const row = yield* keepEvent(
      told,
      { ...(yield* placeIn({ told, ledger })), state: reason.reason ? 'needsPerson' : 'taken', ...reason },
      now,
    )
    return { answer: answerOf(row), announcements: [created(row)] }
  }
  const took: TookEvent[] = []
  for (const { orderId, amount } of out.toSorted((one, other) => (one.orderId ?? 0) - (other.orderId ?? 0))) {
    const own = shareOf(told, { amount: -amount, orderId: orderId ?? 0, isFirst: took.length === 0 })
    const order = orderId === null ? undefined : yield* holdPaidOrder(orderId, restaurantId)
    took.push(
      order
        ? yield* bookOnOrder(order, own, { ...reason, now })
        : yield* bookForNone(own, { restaurantId, order: yield* firstOrderOf({ told, ledger }), ...reason, now }),
    )
  }
  return joined(took)
}

/** Has people told of a dispute until it is closed and won; money is moved by what is told beside it. */
function* takeDispute({ told, ledger, now }: KnownPayment): Work<TookEvent> {
  const place = yield* placeIn({ told, ledger })
  const isClosed = told.kind === 'disputeClosed'
  const isOver = isClosed || (yield* findKnown({ ...told, kind: 'disputeClosed' })) !== undefined
  const row = yield* keepEvent(
    told,
    isOver ? { ...place, state: 'taken' } : { ...place, state: 'needsPerson', reason: 'disputed' },
    now,
  )
  const { provider, reference } = told
  const principal = providerAt(ledger[0]!.restaurantId, provider)
  const settled = isClosed
    ? yield* settleAlerts({ provider, kind: 'disputed', references: [reference], principal, now })
    : []
  return { answer: answerOf(row), announcements: [created(row), ...settled] }
}

/** Settles what was told of a payment for no order once all of it went back. */
function* settleUnassigned({ told, ledger, now }: KnownPayment): Work<Announcement[]> {
  const { provider, payment } = told
  if ((leftOf(yield* ledgerOf({ provider, payment })).get(null) ?? 0) > 0) return []
  const references = ledger.flatMap(({ orderId, kind, reference }) =>
    orderId === null && kind === 'online' && reference !== null ? [reference] : [],
  )
  const principal = providerAt(ledger[0]!.restaurantId, provider)
  return yield* settleAlerts({ provider, kind: 'paid', references, principal, now })
}

/** The rest of a payment by order id, with null for the unassigned rest. In minor units. */
function leftOf(ledger: readonly PaymentRow[]): Map<number | null, number> {
  const left = new Map<number | null, number>()
  for (const { orderId, amount } of ledger) left.set(orderId, (left.get(orderId) ?? 0) + amount)
  return left
}

type HeldOrder = { order: PaidOrder; paidIds: number[] }

/** The orders on which a payment stands, locked: of merged ones those that took them over. `paidIds` are those that it was booked on. */
function* holdOrdersOf(ledger: readonly PaymentRow[]): Work<Map<number, HeldOrder>> {
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

/** Where people look for a payment: at the first of its orders, or at the one that it was told for. */
function* firstOrderOf({ told, ledger }: Omit<KnownPayment, 'now'>): Work<PaidOrder | undefined> {
  const { provider, payment: reference } = told
  const booked = ledger.find(({ orderId }) => orderId !== null)?.orderId
  const id = booked ?? (yield* findKnown({ provider, reference, kind: 'paid' }))?.orderId ?? null
  return id === null ? undefined : yield* holdPaidOrder(id, ledger[0]!.restaurantId)
}

function* placeIn(payment: Omit<KnownPayment, 'now'>): Work<Place> {
  const order = yield* firstOrderOf(payment)
  return order ? placeOf(order) : { restaurantId: payment.ledger[0]!.restaurantId, orderId: null, table: null }
}

/** A share of what was told. By the first, all of it is known again. */
function shareOf(told: ToldMoney, { orderId, amount, isFirst }: Share & { isFirst: boolean }): Booked {
  return { ...told, amount, share: isFirst ? 0 : orderId }
}

/** What became of shares together: the answer is that of the first, which is found again. */
function joined(took: readonly TookEvent[], further: readonly Announcement[] = []): TookEvent {
  const [first] = took
  if (!first) throw new Error('Nothing was told')
  return { answer: first.answer, announcements: [...took.flatMap(({ announcements }) => announcements), ...further] }
}
