// Decision 102: docs/decisions/0102-payment-ledger.md

import type { Done } from '@brigade/domain/access/principal.ts'
import { type PaymentWay, paymentWays } from '@brigade/domain/orders/payment-ways.ts'
import { paidAmountOf, paidBy, type PaidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import type { OrderRow } from './order-columns.ts'
import { paymentColumns, type PaymentRow } from './public/payment-columns.ts'

/** The payment provider, its id of the event, its id of the payment (for a refund, of the refunded one), and the share. */
export type Taken = { provider: string; reference: string; paymentReference: string | null; share: number }

/** Money for an order: in minor units, negative if refunded. `reference` is the other order of a carried payment. */
export type NewPayment = Partial<Taken> & { kind: Payment['kind']; way: PaymentWay; amount: number }

type BookedOrder = Pick<OrderRow, 'id' | 'restaurantId' | 'currency'>

type Booking = { payments: readonly NewPayment[]; version: number; done: Done }

/** Stores payments of an order, each with the version of the order that it makes. */
export function* insertPayments(order: BookedOrder, { payments, version, done }: Booking): Transaction<void> {
  const { id: orderId, restaurantId, currency } = order
  for (const { kind, way, amount, provider, reference, paymentReference, share } of payments) {
    yield* paymentColumns.insertStored({
      orderId,
      restaurantId,
      currency,
      kind,
      way,
      amount,
      provider: provider ?? null,
      reference: reference ?? null,
      paymentReference: paymentReference ?? null,
      share: share ?? 0,
      version,
      ...done,
    })
  }
}

/** Stores payments of an order that the caller has locked, and returns the order's amounts paid, as sums of all its payments. */
export function* bookPayments(order: BookedOrder, booking: Booking): Transaction<PaidAmounts> {
  yield* insertPayments(order, booking)
  return yield* sumPayments(order.id)
}

function* sumPayments(orderId: number): Transaction<PaidAmounts> {
  const sums = yield* many<{ way: PaymentWay; amount: number | string }>(
    'SELECT "way", sum("amount") AS "amount" FROM payments WHERE "orderId" = ? GROUP BY "way"',
    orderId,
  )
  return paidBy(sums.map(({ way, amount }) => ({ way, amount: Number(amount) })))
}

/** Returns the payments that reverse those of one change of an order. */
export function* paymentsUndoing({
  orderId,
  version,
}: {
  orderId: number
  version: number
}): Transaction<NewPayment[]> {
  const made = yield* many<PaymentRow>(
    'SELECT * FROM payments WHERE "orderId" = ? AND "version" = ? ORDER BY "id"',
    orderId,
    version,
  )
  return made.map(({ kind, way, amount, reference }) => ({
    kind,
    way,
    amount: -amount,
    ...(reference !== null && { reference }),
  }))
}

/** Returns the payments that carry all that was paid for an order to another one, which names it. */
export function paymentsCarried(from: OrderRow): NewPayment[] {
  return paymentWays
    .map((way) => ({ kind: 'carried' as const, way, amount: from[paidAmountOf[way]], reference: `#${from.id}` }))
    .filter(({ amount }) => amount !== 0)
}
