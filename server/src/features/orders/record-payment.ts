import type { Done } from '@brigade/domain/access/principal.ts'
import { paidAmounts, type PaidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import type { Work } from '#kit/work.ts'
import type { OrderRow } from './order-columns.ts'
import { paymentColumns } from './door/payment-columns.ts'

/** By whom a payment was taken, and that provider's own word for it. */
export type Taken = { provider: string; reference: string }

export type RecordPayment = {
  order: Pick<OrderRow, 'id' | 'restaurantId' | 'currency' | 'version'> & PaidAmounts
  /** What was paid for it until now, in minor units. */
  before: PaidAmounts
  done: Done
  /** The order that a payment came with or went back with. */
  withOrderId?: number | null
  taken?: Taken
  /** Whether staff gave something back, or took that back. */
  isRefund?: boolean
}

/** Writes down by how much the payments of an order became others, in the transaction that changes the order. Nothing when they are the same. */
export function* recordPayment({
  order,
  before,
  done,
  withOrderId,
  taken,
  isRefund = false,
}: RecordPayment): Work<void> {
  const { id: orderId, restaurantId, currency, version } = order
  const isCarried = withOrderId !== null && withOrderId !== undefined
  for (const name of paidAmounts) {
    const amount = order[name] - before[name]
    if (amount === 0) continue
    const own = name === 'amountPaidOnline' ? taken : undefined
    yield* paymentColumns.insertStored({
      orderId,
      restaurantId,
      currency,
      kind: isCarried ? 'carried' : kindOf(name, { amount, isRefund }),
      amount,
      provider: own?.provider ?? null,
      reference: isCarried ? `#${withOrderId}` : (own?.reference ?? null),
      version,
      ...done,
    })
  }
}

type Change = { amount: number; isRefund: boolean }

function kindOf(name: keyof PaidAmounts, { amount, isRefund }: Change): Payment['kind'] {
  if (name === 'amountPaidInCash') return isRefund ? 'refundInCash' : 'cash'
  if (name === 'amountPaidByCard') return isRefund ? 'refundByCard' : 'card'
  return amount > 0 ? 'online' : 'refund'
}
