import { fromMinor } from '@brigade/domain/kit/money.ts'
import type { RefusedReason } from '@brigade/domain/payments/payments.rules.ts'
import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent, WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { one, type Work } from '#kit/work.ts'
import { paymentEventColumns, paymentEventOfRow, type PaymentEventRow } from './payment-event-columns.ts'
import { ledgerKinds, type Place, type ToldMoney, type TookEvent } from './told-money.ts'

type Kept = Place & Pick<PaymentEvent, 'state'> & { remaining?: number | null; reason?: RefusedReason }

/** What is told, or a share of it, but for the payment that it is about. */
export type Told = Omit<ToldMoney, 'payment'> & { share?: number }

/** Keeps what a provider told, and what became of it. `remaining` is in the unit of its order's currency. */
export function* keepEvent(told: Told, { remaining = null, ...kept }: Kept, now: Date): Work<PaymentEventRow> {
  const { provider, eventId, kind, amount, currency, reference, share = 0 } = told
  const at = now.toISOString()
  return yield* paymentEventColumns.insert(
    {
      ...kept,
      provider,
      eventId,
      share,
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

/** What became of the same event before, or of another about the same payment, refund or dispute: that is kept as repeated. */
export function* findTaken(told: Told, now: Date): Work<TookEvent | undefined> {
  const { provider, eventId } = told
  const same = yield* one<PaymentEventRow>(
    'SELECT * FROM payment_events WHERE "provider" = ? AND "eventId" = ? AND "share" = 0',
    provider,
    eventId,
  )
  if (same) return { answer: answerOf(same), announcements: [] }
  const known = yield* findKnown(told)
  return known && (yield* repeated(told, known, now))
}

/** Keeps what changes nothing, for it was told before or is of no use any more. */
export function* repeated(told: Told, { restaurantId, orderId, table }: Place, now: Date): Work<TookEvent> {
  const row = yield* keepEvent(told, { restaurantId, orderId, table, state: 'repeated' }, now)
  return { answer: answerOf(row), announcements: [] }
}

/** Where what a provider told stands, or waits for a person, by its kind and reference. */
export function* findKnown({
  provider,
  reference,
  kind,
}: Pick<Told, 'provider' | 'reference' | 'kind'>): Work<Place | undefined> {
  const kept = yield* one<Place>(
    `SELECT "restaurantId", "orderId", "table" FROM payment_events
     WHERE "provider" = ? AND "reference" = ? AND "kind" = ? AND "state" <> 'repeated' ORDER BY "share" LIMIT 1`,
    provider,
    reference,
    kind,
  )
  const booked = ledgerKinds[kind]
  if (kept || booked === null) return kept
  // Events are forgotten in time, payments never.
  return yield* one<Place>(
    `SELECT p."restaurantId", p."orderId", o."table" FROM payments p LEFT JOIN orders o ON o."id" = p."orderId"
     WHERE p."provider" = ? AND p."${kind === 'paid' ? 'paymentReference' : 'reference'}" = ? AND p."kind" = ? ORDER BY p."id" LIMIT 1`,
    provider,
    reference,
    booked,
  )
}

/** The answer to who told it: the same each time. */
export function answerOf({ state, reason, orderId }: PaymentEventRow): WebhookAnswer {
  return { state: state === 'settled' ? 'needsPerson' : state, reason, orderId }
}

/** What people hear of a new event. */
export function created(row: PaymentEventRow): Announcement {
  return { path: paymentEventsPath, event: 'created', record: paymentEventOfRow(row) }
}
