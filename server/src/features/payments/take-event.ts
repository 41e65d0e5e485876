import { refusalOfPayment } from '@brigade/domain/payments/payments.rules.ts'
import type { WebhookEvent } from '@brigade/domain/payments/payments.schema.ts'
import { holdPaidOrder } from '#features/orders/door/take-payment.ts'
import { findVenue } from '#features/venues/door/find-venue.ts'
import { one, type Work } from '#kit/work.ts'
import type { PaymentRow } from '#features/orders/door/payment-columns.ts'
import { bookForNone, bookOnOrder, placeOf } from './book-money.ts'
import { answerOf, created, findKnown, findTaken, keepEvent, repeated } from './keep-event.ts'
import { ledgerOf } from './provider-payments.ts'
import { takeOfPayment, takePaid } from './take-money.ts'
import type { ToldMoney, TookEvent } from './told-money.ts'

/** What another system told of an order. `payment` is null of a refund whose payment it does not name. */
export type ToldEvent = Omit<ToldMoney, 'payment' | 'kind'> &
  Pick<WebhookEvent, 'restaurantId' | 'orderId'> & { kind: WebhookEvent['type']; payment: string | null }

/**
 * Takes what another system told, once: the same event, and another about the same payment, change nothing. What came for an order that was
 * merged is booked on the one that took it over; what fits no order is booked for none, and needs a person. (product, Orders)
 */
export function* takeEvent(event: ToldEvent, now: Date): Work<TookEvent> {
  const { restaurantId, orderId, payment: named, ...told } = event
  const { provider, reference, amount, kind } = told
  if (!(yield* findVenue(restaurantId))) return yield* refuseVenue(event, now)
  if (kind === 'paid') {
    const shares = [{ orderId, amount }]
    return yield* takePaid({ ...told, payment: reference }, { restaurantId, shares, isOurs: false }, now)
  }
  const payment = named ?? (yield* paymentCalled({ provider, reference, kind }))
  return payment === null ? yield* takeUnnamed(event, now) : yield* takeOfPayment({ ...told, payment }, now)
}

/** The payment of a refund that does not name it, but has its word, or is booked already. */
function* paymentCalled({
  provider,
  reference,
  kind,
}: Pick<ToldEvent, 'provider' | 'reference' | 'kind'>): Work<string | null> {
  if (kind === 'refundFailed') return (yield* findRefund({ provider, reference }))?.paymentReference ?? null
  return (yield* ledgerOf({ provider, payment: reference })).length > 0 ? reference : null
}

function* findRefund({ provider, reference }: Pick<ToldEvent, 'provider' | 'reference'>): Work<PaymentRow | undefined> {
  return yield* one<PaymentRow>(
    `SELECT * FROM payments WHERE "provider" = ? AND "reference" = ? AND "kind" = 'refund' ORDER BY "id" LIMIT 1`,
    provider,
    reference,
  )
}

/** Takes a refund of an order whose payment nobody names, or puts it back where it failed. */
function* takeUnnamed(event: ToldEvent, now: Date): Work<TookEvent> {
  const { restaurantId, orderId } = event
  const known = yield* findTaken(event, now)
  if (known) return known
  const failed = event.kind === 'refunded' && (yield* findKnown({ ...event, kind: 'refundFailed' }))
  if (failed) return yield* repeated(event, failed, now)
  const order = yield* holdPaidOrder(orderId, restaurantId)
  if (event.kind === 'refunded') {
    const reason = order ? refusalOfPayment({ ...event, kind: 'refunded' }, order) : 'orderUnknown'
    return order && !reason
      ? yield* bookOnOrder(order, event, { now })
      : yield* bookForNone(event, { restaurantId, order, ...(reason && { reason }), now })
  }
  const refund = yield* findRefund(event)
  const told = { reason: 'refundFailed', now } as const
  if (order && refund?.orderId) return yield* bookOnOrder(order, event, told)
  if (refund) return yield* bookForNone(event, { restaurantId, order, ...told })
  const place = order ? placeOf(order) : { restaurantId, orderId: null, table: null }
  const row = yield* keepEvent(event, { ...place, state: 'needsPerson', reason: 'refundFailed' }, now)
  return { answer: answerOf(row), announcements: [created(row)] }
}

/** What names a venue that is not there is nobody's: it is in no ledger. */
function* refuseVenue(event: ToldEvent, now: Date): Work<TookEvent> {
  const known = yield* findTaken(event, now)
  if (known) return known
  const place = { restaurantId: null, orderId: null, table: null }
  const row = yield* keepEvent(event, { ...place, state: 'refused', reason: 'venueUnknown' }, now)
  return { answer: answerOf(row), announcements: [created(row)] }
}
