import { refusalOfPayment } from '@brigade/domain/payments/payments.rules.ts'
import type { WebhookAnswer, WebhookEvent } from '@brigade/domain/payments/payments.schema.ts'
import { holdPaidOrder } from '#features/orders/public/take-payment.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { PaymentRow } from '#features/orders/records/public/payment-columns.ts'
import { bookForNone, bookOnOrder, placeOf } from './book-money.ts'
import { findKnown, findTaken, keepEvent, repeated } from './keep-event.ts'
import { ledgerOf, lockPayment } from './provider-payments.ts'
import { takeOfPayment, takePaid } from './take-money.ts'
import type { ProviderMoney } from './provider-money.ts'

/** An event of another system about an order. `payment` is null for a refund that names no payment. */
export type ProviderEvent = Omit<ProviderMoney, 'payment' | 'kind'> &
  Pick<WebhookEvent, 'restaurantId' | 'orderId'> & { kind: WebhookEvent['type']; payment: string | null }

/**
 * Processes an event of another system once: the same event, and another about the same payment, change nothing. A payment for a merged
 * order is booked on the one that took it over; one that fits no order is booked for none, and needs a person. (product, Orders)
 */
export function* takeEvent(event: ProviderEvent, now: Date): Transaction<WebhookAnswer> {
  const { restaurantId, orderId, payment: _named, ...told } = event
  const { provider, reference, amount, kind } = told
  if (!(yield* findVenue(restaurantId))) return yield* refuseVenue(event, now)
  if (kind === 'paid') {
    const shares = [{ orderId, amount }]
    return yield* takePaid({ ...told, payment: reference }, { restaurantId, shares, isOurs: false }, now)
  }
  // A refund and its failure are processed one after the other, even if they do not name their payment.
  yield* lockPayment({ provider, payment: reference }, now)
  const payment = yield* paymentOf(event)
  return payment === null ? yield* takeUnnamed(event, now) : yield* takeOfPayment({ ...told, payment }, now)
}

/**
 * Returns the payment of a refund or of its failure: the one that the refund is booked on, the named one, or the one that has the same
 * reference.
 */
function* paymentOf({ provider, reference, kind, payment: named }: ProviderEvent): Transaction<string | null> {
  const refund = kind === 'refundFailed' ? yield* findRefund({ provider, reference }) : undefined
  if (refund) return refund.paymentReference
  if (named !== null || kind === 'refundFailed') return named
  return (yield* ledgerOf({ provider, payment: reference })).length > 0 ? reference : null
}

function* findRefund({
  provider,
  reference,
}: Pick<ProviderEvent, 'provider' | 'reference'>): Transaction<PaymentRow | undefined> {
  return yield* one<PaymentRow>(
    `SELECT * FROM payments WHERE "provider" = ? AND "reference" = ? AND "kind" = 'refund' ORDER BY "id" LIMIT 1`,
    provider,
    reference,
  )
}

/** Books a refund of an order that names no payment, or reverses it if it failed. */
function* takeUnnamed(event: ProviderEvent, now: Date): Transaction<WebhookAnswer> {
  const { restaurantId, orderId } = event
  const known = yield* findTaken(event, now)
  if (known) return known
  const failed = event.kind === 'refunded' && (yield* findKnown({ ...event, kind: 'refundFailed' }))
  if (failed) return yield* repeated(event, failed, now)
  if (event.kind === 'refunded') {
    const order = yield* holdPaidOrder(orderId, restaurantId)
    const reason = order ? refusalOfPayment({ ...event, kind: 'refunded' }, order) : 'orderUnknown'
    return order && !reason
      ? yield* bookOnOrder(order, event, { now })
      : yield* bookForNone(event, { restaurantId, order, ...(reason && { reason }), now })
  }
  const refund = yield* findRefund(event)
  const order = yield* holdPaidOrder(refund?.orderId ?? orderId, restaurantId)
  const why = { reason: 'refundFailed', now } as const
  if (refund) {
    // The refund that was booked is undone, whatever order and amount its failure names.
    const failure = { ...event, amount: Math.abs(refund.amount) }
    return order && refund.orderId !== null
      ? yield* bookOnOrder(order, failure, why)
      : yield* bookForNone(failure, { restaurantId, order, ...why })
  }
  const place = order ? placeOf(order) : { restaurantId, orderId: null, table: null }
  return yield* keepEvent(event, { ...place, state: 'needsPerson', reason: 'refundFailed' }, now)
}

/** Refuses an event for an unknown venue, which is in no ledger. */
function* refuseVenue(event: ProviderEvent, now: Date): Transaction<WebhookAnswer> {
  const known = yield* findTaken(event, now)
  if (known) return known
  const place = { restaurantId: null, orderId: null, table: null }
  return yield* keepEvent(event, { ...place, state: 'refused', reason: 'venueUnknown' }, now)
}
