import type { Done } from '@brigade/domain/access/principal.ts'
import { type PaymentWay, paymentWays } from '@brigade/domain/orders/money-moved.ts'
import { paidAmountOf, paidBy, type PaidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { many, type Work } from '#kit/work.ts'
import type { OrderRow } from './order-columns.ts'
import { paymentColumns, type PaymentRow } from './door/payment-columns.ts'

/** The provider of a payment, its own word for what it told, its word for the payment that this was or is about, and which share it is. */
export type Taken = { provider: string; reference: string; paymentReference: string | null; share: number }

/** Money for an order: in minor units, below zero where it went back. `reference` is the other order of what is carried. */
export type NewPayment = Partial<Taken> & { kind: Payment['kind']; way: PaymentWay; amount: number }

type BookedOrder = Pick<OrderRow, 'id' | 'restaurantId' | 'currency'>

type Booking = { payments: readonly NewPayment[]; version: number; done: Done }

/** Writes payments of an order, each with the version of the order that it makes. */
export function* insertPayments(order: BookedOrder, { payments, version, done }: Booking): Work<void> {
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

/** Writes payments of an order that the caller has locked, and returns the amounts paid of it, as all of its payments sum to. */
export function* bookPayments(order: BookedOrder, booking: Booking): Work<PaidAmounts> {
  yield* insertPayments(order, booking)
  return yield* sumPayments(order.id)
}

function* sumPayments(orderId: number): Work<PaidAmounts> {
  const sums = yield* many<{ way: PaymentWay; amount: number | string }>(
    'SELECT "way", sum("amount") AS "amount" FROM payments WHERE "orderId" = ? GROUP BY "way"',
    orderId,
  )
  return paidBy(sums.map(({ way, amount }) => ({ way, amount: Number(amount) })))
}

/** The payments that undo those which one change of an order made. */
export function* paymentsUndoing({ orderId, version }: { orderId: number; version: number }): Work<NewPayment[]> {
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

/** The payments that carry all that was paid for an order to another one, which names it. */
export function paymentsCarried(from: OrderRow): NewPayment[] {
  return paymentWays
    .map((way) => ({ kind: 'carried' as const, way, amount: from[paidAmountOf[way]], reference: `#${from.id}` }))
    .filter(({ amount }) => amount !== 0)
}
