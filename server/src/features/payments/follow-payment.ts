import { doneBy } from '@brigade/domain/access/principal.ts'
import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { paymentEventsPath } from '@brigade/domain/payments/payments.api.ts'
import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { paymentEventColumns, paymentEventOfRow } from './payment-event-columns.ts'
import { currencyOf, followRefundDue } from './refund-due.ts'

/** Tells people of what a machine said that was paid for an order, or went back, as of what a provider signs. */
export function* followPayment(happened: Happenings['orders:paid']): Work<Announcement[]> {
  const { order, before, principal, now } = happened
  const currency = yield* currencyOf(order.id)
  const minorOf = (amount: number) => toMinor(amount, currency) ?? 0
  const change = minorOf(order.amountPaidOnline) - minorOf(before.amountPaidOnline)
  const { by, at } = doneBy(principal, now)
  const added = yield* paymentEventColumns.insert(
    {
      restaurantId: order.restaurantId,
      orderId: order.id,
      table: order.table,
      provider: by,
      eventId: `order-${order.id}-${order.version}`,
      kind: change > 0 ? 'paid' : 'refunded',
      state: 'taken',
      amount: fromMinor(Math.abs(change), currency),
      currency,
      remaining: order.amountToBePaidOnline,
      reference: null,
      createdAt: at,
      updatedAt: at,
    },
    currency,
  )
  const refund = yield* followRefundDue(happened)
  return [{ path: paymentEventsPath, event: 'created', record: paymentEventOfRow(added) }, ...refund]
}
