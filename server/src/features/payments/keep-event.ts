import { fromMinor } from '@brigade/domain/kit/money.ts'
import type { RefusedReason } from '@brigade/domain/payments/payments.rules.ts'
import type { PaymentEvent, WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { addPaymentEvent, type PaymentEventRow } from './payment-event-columns.ts'
import { ledgerKinds, type EventPlace, type ProviderMoney } from './provider-money.ts'

type Kept = EventPlace & Pick<PaymentEvent, 'state'> & { remaining?: number | null; reason?: RefusedReason }

/** Reported money, or a share of it, without its payment. */
export type ReportedMoney = Omit<ProviderMoney, 'payment'> & { share?: number }

/** Stores a provider's event and returns its outcome. `remaining` is in the unit of its order's currency. */
export function* keepEvent(
  told: ReportedMoney,
  { remaining = null, ...kept }: Kept,
  now: Date,
): Transaction<WebhookAnswer> {
  const { provider, eventId, kind, amount, currency, reference, share = 0 } = told
  const at = now.toISOString()
  const row = yield* addPaymentEvent(
    {
      ...kept,
      provider,
      eventId,
      share,
      kind,
      amount: fromMinor(amount, currency),
      currency,
      // The remaining amount is in the order's currency and can't be given in another one.
      remaining: kept.reason === 'wrongCurrency' ? null : remaining,
      reference,
      createdAt: at,
      updatedAt: at,
    },
    currency,
  )
  return answerOf(row)
}

/**
 * Returns the outcome of the same event before, or of another about the same payment, refund or dispute, which is then stored as
 * repeated.
 */
export function* findTaken(told: ReportedMoney, now: Date): Transaction<WebhookAnswer | undefined> {
  const { provider, eventId } = told
  const same = yield* one<PaymentEventRow>(
    'SELECT * FROM payment_events WHERE "provider" = ? AND "eventId" = ? AND "share" = 0',
    provider,
    eventId,
  )
  if (same) return answerOf(same)
  const known = yield* findKnown(told)
  return known && (yield* repeated(told, known, now))
}

/** Stores an event that changes nothing, because it is a repetition or no longer relevant. */
export function* repeated(
  told: ReportedMoney,
  { restaurantId, orderId, table }: EventPlace,
  now: Date,
): Transaction<WebhookAnswer> {
  return yield* keepEvent(told, { restaurantId, orderId, table, state: 'repeated' }, now)
}

/** Returns the place of a known event by its kind and reference: where it is booked, or where it waits for a person. */
export function* findKnown({
  provider,
  reference,
  kind,
}: Pick<ReportedMoney, 'provider' | 'reference' | 'kind'>): Transaction<EventPlace | undefined> {
  const kept = yield* one<EventPlace>(
    `SELECT "restaurantId", "orderId", "table" FROM payment_events
     WHERE "provider" = ? AND "reference" = ? AND "kind" = ? AND "state" <> 'repeated' ORDER BY "share" LIMIT 1`,
    provider,
    reference,
    kind,
  )
  const booked = ledgerKinds[kind]
  if (kept || booked === null) return kept
  // Events are deleted after a time, payments never.
  return yield* one<EventPlace>(
    `SELECT p."restaurantId", p."orderId", o."table" FROM payments p LEFT JOIN orders o ON o."id" = p."orderId"
     WHERE p."provider" = ? AND p."${kind === 'paid' ? 'paymentReference' : 'reference'}" = ? AND p."kind" = ? ORDER BY p."id" LIMIT 1`,
    provider,
    reference,
    booked,
  )
}

/** Returns the answer to the sender of an event: the same each time. */
function answerOf({ state, reason, orderId }: PaymentEventRow): WebhookAnswer {
  return { state: state === 'settled' ? 'needsPerson' : state, reason, orderId }
}
