import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import { type Currency, fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { paidFor } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { RecordedAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import { wentBackOf } from '#features/orders/door/went-back-of.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { holdRow } from '#kit/hold-row.ts'
import { updatedBy } from '#kit/records.ts'
import { many, one, type Work } from '#kit/work.ts'
import { paymentEventColumns, paymentEventOfRow, type PaymentEventRow } from './payment-event-columns.ts'

/** Who tells of refunds that are due. */
const ourselves = 'brigade'

export type RefundOf = { order: Order; principal: Principal; now: Date }

/**
 * Has people told once of what has to go back for an order, by how much it is now; settles that by itself when nothing has to any more,
 * and tells them again when it becomes more than somebody has seen to. (product, Orders)
 */
export function* followRefundDue({ order, principal, now }: RefundOf): Work<Announcement[]> {
  const told = yield* many<{ id: number }>(
    `SELECT "id" FROM payment_events WHERE "orderId" = ? AND "kind" = 'refundDue' ORDER BY "id"`,
    order.id,
  )
  if (order.refundDue === 0 && told.length === 0) return []
  const currency = yield* currencyOf(order.id)
  const due = toMinor(order.refundDue, currency) ?? 0
  const last = yield* holdEvent(told.at(-1))
  const wentBack = yield* wentBackOf(order.id)
  const written = { amount: order.refundDue, wentBack: fromMinor(wentBack, currency) }
  if (last?.state === 'needsPerson') {
    if (last.amount === due) return []
    const [changed] = yield* paymentEventColumns.update(
      due === 0
        ? { state: 'settled', reason: null, ...updatedBy(principal, now) }
        : { ...written, updatedAt: now.toISOString() },
      { where: '"id" = ?', params: [last.id] },
      currency,
    )
    return [{ path: paymentEventsPath, event: 'patched', record: paymentEventOfRow(changed!) }]
  }
  if (due === 0 || (last && seenTo(last, wentBack) >= due)) return []
  const { at } = doneBy(principal, now)
  const added = yield* paymentEventColumns.insert(
    {
      restaurantId: order.restaurantId,
      orderId: order.id,
      table: order.table,
      provider: ourselves,
      eventId: `refund-due-${order.id}-${order.version}`,
      kind: 'refundDue',
      state: 'needsPerson',
      reason: 'refundDue',
      ...written,
      currency,
      remaining: 0,
      reference: null,
      createdAt: at,
      updatedAt: at,
    },
    currency,
  )
  return [{ path: paymentEventsPath, event: 'created', record: paymentEventOfRow(added) }]
}

/** As it is until the transaction ends: who settles it at this moment is waited for, and what they have seen to stays as it was. */
function* holdEvent(event: { id: number } | undefined): Work<PaymentEventRow | undefined> {
  return event && (yield* holdRow<PaymentEventRow>('payment_events', { id: event.id, by: 'version' }))
}

/** How much of what is due somebody has seen to: what went back since is due no more. What settled itself nobody has seen to. */
function seenTo({ reason, amount, wentBack: before }: PaymentEventRow, wentBack: number): number {
  return reason === null ? 0 : amount - Math.max(0, wentBack - before)
}

/** The same after an act: an order for which nothing was paid has nothing to go back, unless it just did. */
export function* followAct({ act, ...happened }: RefundOf & { act?: RecordedAct }): Work<Announcement[]> {
  return paidFor(happened.order) === 0 && act !== 'refund' ? [] : yield* followRefundDue(happened)
}

/** The currency of an order, which its record does not say. */
export function* currencyOf(orderId: number): Work<Currency> {
  const row = yield* one<{ currency: Currency }>('SELECT "currency" FROM orders WHERE "id" = ?', orderId)
  if (!row) throw new Error(`Order ${orderId} is gone`)
  return row.currency
}
