import { doneBy } from '@brigade/domain/access/principal.ts'
import { type Currency, fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { paidFor } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { RecordedAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import { refundedAmount } from '#features/orders/public/refunded-amount.ts'
import type { Caller } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { addPaymentEvent, changePaymentEvents, type PaymentEventRow } from './payment-event-columns.ts'

/** The provider name of alerts about refunds that are due. */
const ourselves = 'brigade'

export type RefundOf = Caller & { order: Order }

/**
 * Raises one alert about the refund that is due for an order, with its current amount; settles it automatically once nothing is due,
 * and raises it again if the amount exceeds what a person has resolved. (product, Orders)
 */
export function* followRefundDue({ order, principal, now }: RefundOf): Transaction<void> {
  const told = yield* many<{ id: number }>(
    `SELECT "id" FROM payment_events WHERE "orderId" = ? AND "kind" = 'refundDue' ORDER BY "id"`,
    order.id,
  )
  if (order.refundDue === 0 && told.length === 0) return
  const currency = yield* currencyOf(order.id)
  const due = toMinor(order.refundDue, currency) ?? 0
  const last = yield* holdEvent(told.at(-1))
  const wentBack = yield* refundedAmount(order.id)
  if (last?.state === 'needsPerson') {
    if (last.amount === due) return
    yield* changePaymentEvents(
      due === 0
        ? { state: 'settled', reason: null, ...updatedBy(principal, now) }
        : { amount: due, wentBack, updatedAt: now.toISOString() },
      { where: '"id" = ?', params: [last.id] },
    )
    return
  }
  if (due === 0 || (last && seenTo(last, wentBack) >= due)) return
  const { at } = doneBy(principal, now)
  yield* addPaymentEvent(
    {
      restaurantId: order.restaurantId,
      orderId: order.id,
      table: order.table,
      provider: ourselves,
      eventId: `refund-due-${order.id}-${order.version}`,
      kind: 'refundDue',
      state: 'needsPerson',
      reason: 'refundDue',
      amount: order.refundDue,
      wentBack: fromMinor(wentBack, currency),
      currency,
      remaining: 0,
      reference: null,
      createdAt: at,
      updatedAt: at,
    },
    currency,
  )
}

/** Locks an event until the transaction ends: waits for a person who is resolving it, and does not change what they resolved. */
function* holdEvent(event: { id: number } | undefined): Transaction<PaymentEventRow | undefined> {
  return event && (yield* lockRow<PaymentEventRow>('payment_events', { id: event.id, by: 'version' }))
}

/**
 * Returns the part of the amount due that a person has resolved, less what was refunded since. An automatic settlement resolves
 * nothing.
 */
function seenTo({ reason, amount, wentBack: before }: PaymentEventRow, wentBack: number): number {
  return reason === null ? 0 : amount - Math.max(0, wentBack - before)
}

/** Updates the alert after an act. An order without payments has nothing to refund, unless a refund just emptied it. */
export function* followAct({ act, ...happened }: RefundOf & { act?: RecordedAct }): Transaction<void> {
  if (paidFor(happened.order) !== 0 || act === 'refund') yield* followRefundDue(happened)
}

/** Returns the currency of an order, which its record does not contain. */
export function* currencyOf(orderId: number): Transaction<Currency> {
  const row = yield* one<{ currency: Currency }>('SELECT "currency" FROM orders WHERE "id" = ?', orderId)
  if (!row) throw new Error(`Order ${orderId} is gone`)
  return row.currency
}
