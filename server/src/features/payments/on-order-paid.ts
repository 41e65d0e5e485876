import { doneBy } from '@brigade/domain/access/principal.ts'
import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { addPaymentEvent } from './payment-event-columns.ts'
import { currencyOf, followRefundDue } from './refund-due.ts'

/** Stores and publishes what a machine reported as paid or refunded for an order, like a provider's event. */
export function* followPayment(happened: HookInputs['orders:paid']): Transaction<void> {
  const { order, before, principal, now } = happened
  const currency = yield* currencyOf(order.id)
  const minorOf = (amount: number) => toMinor(amount, currency) ?? 0
  const change = minorOf(order.amountPaidOnline) - minorOf(before.amountPaidOnline)
  const { by, at } = doneBy(principal, now)
  yield* addPaymentEvent(
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
  yield* followRefundDue(happened)
}
