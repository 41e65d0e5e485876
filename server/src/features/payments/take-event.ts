import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import { type RefusedReason, refusalOfPayment, remainingOf } from '@brigade/domain/payments/payments.rules.ts'
import type { PaymentEvent, WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { findVenue } from '#features/venues/door/find-venue.ts'
import { holdPaidOrder, providerAt, takePayment, type TakePayment } from '#features/orders/door/take-payment.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { one, type Work } from '#kit/work.ts'
import { paymentEventColumns, paymentEventOfRow, type PaymentEventRow } from './payment-event-columns.ts'
import { followRefundDue } from './refund-due.ts'

/** What a provider told, with the amount in minor units, above zero. */
export type ToldEvent = {
  provider: string
  eventId: string
  kind: 'paid' | 'refunded'
  restaurantId: number
  orderId: number
  amount: number
  currency: Currency
  reference: string
}

export type TookEvent = { answer: WebhookAnswer; announcements: Announcement[] }

/**
 * Takes what a payment provider told, once: the same event, and another about the same payment, change nothing. What came for an order
 * that was merged stands on the one that took it over; what fits no order is kept, and needs a person. Two that come at once have one of
 * them fail by uniqueness; run again, it finds the other's. (product, Orders)
 */
export function* takeEvent(told: ToldEvent, now: Date): Work<TookEvent> {
  const { provider, eventId } = told
  const same = yield* one<PaymentEventRow>(
    'SELECT * FROM payment_events WHERE "provider" = ? AND "eventId" = ?',
    provider,
    eventId,
  )
  if (same) return { answer: answerOf(same), announcements: [] }
  const known = yield* findKnown(told)
  if (known) {
    const row = yield* keep(told, { ...known, state: 'repeated', remaining: null }, now)
    return { answer: answerOf(row), announcements: [] }
  }
  const { restaurantId } = told
  const nowhere = { orderId: null, table: null, remaining: null }
  if (!(yield* findVenue(restaurantId))) {
    return yield* refuse(told, { ...nowhere, restaurantId: null, reason: 'venueUnknown' }, now)
  }
  const order = yield* holdPaidOrder(told.orderId, restaurantId)
  if (!order) return yield* refuse(told, { ...nowhere, restaurantId, reason: 'orderUnknown' }, now)
  return yield* takeFor(order, told, now)
}

function* takeFor(order: TakePayment['row'], told: ToldEvent, now: Date): Work<TookEvent> {
  const { provider, kind, reference, amount } = told
  const at = { restaurantId: order.restaurantId, orderId: order.id, table: order.table }
  const reason = refusalOfPayment(told, order)
  if (reason)
    return yield* refuse(told, { ...at, reason, remaining: fromMinor(remainingOf(order), order.currency) }, now)
  const record = yield* takePayment({
    row: order,
    amount: kind === 'paid' ? amount : -amount,
    taken: { provider, reference },
    now,
  })
  const remaining = record.status === 'cancelled' ? 0 : record.amountToBePaidOnline
  const row = yield* keep(told, { ...at, state: 'taken', remaining }, now)
  const principal = providerAt(record.restaurantId, provider)
  const refund = yield* followRefundDue({ order: record, principal, now })
  return {
    answer: answerOf(row),
    announcements: [
      { path: ordersPath, event: 'patched', record },
      { path: paymentEventsPath, event: 'created', record: paymentEventOfRow(row) },
      ...refund,
    ],
  }
}

/** Where a payment stands, or is kept for a person, of which another event has told. */
function* findKnown({ provider, reference, kind }: ToldEvent): Work<Place | undefined> {
  const kept = yield* one<Place>(
    `SELECT "restaurantId", "orderId", "table" FROM payment_events
     WHERE "provider" = ? AND "reference" = ? AND "kind" = ? AND "state" <> 'repeated'`,
    provider,
    reference,
    kind,
  )
  if (kept) return kept
  return yield* one<Place>(
    `SELECT o."restaurantId", o."id" AS "orderId", o."table" FROM payments p JOIN orders o ON o."id" = p."orderId"
     WHERE p."provider" = ? AND p."reference" = ? AND p."kind" = ? ORDER BY p."id" LIMIT 1`,
    provider,
    reference,
    kind === 'paid' ? 'online' : 'refund',
  )
}

type Place = Pick<PaymentEvent, 'restaurantId' | 'orderId' | 'table'>

type Refused = Place & Pick<PaymentEvent, 'remaining'> & { reason: RefusedReason }

function* refuse(told: ToldEvent, { reason, ...at }: Refused, now: Date): Work<TookEvent> {
  const row = yield* keep(told, { ...at, state: reason === 'venueUnknown' ? 'refused' : 'needsPerson', reason }, now)
  return {
    answer: answerOf(row),
    announcements: [{ path: paymentEventsPath, event: 'created', record: paymentEventOfRow(row) }],
  }
}

type Kept = Omit<Refused, 'reason'> & Pick<PaymentEvent, 'state'> & { reason?: RefusedReason }

function* keep(told: ToldEvent, { remaining, ...kept }: Kept, now: Date): Work<PaymentEventRow> {
  const { provider, eventId, kind, amount, currency, reference } = told
  const at = now.toISOString()
  return yield* paymentEventColumns.insert(
    {
      ...kept,
      provider,
      eventId,
      kind,
      amount: fromMinor(amount, currency),
      currency,
      // What is left is in the order's currency, which another one says nothing of.
      remaining: kept.reason === 'wrongCurrency' ? null : remaining,
      reference,
      createdAt: at,
      updatedAt: at,
    },
    currency,
  )
}

/** What became of it: the same each time that it is told. */
function answerOf({ state, reason, orderId }: PaymentEventRow): WebhookAnswer {
  return { state: state === 'settled' ? 'needsPerson' : state, reason, orderId }
}
