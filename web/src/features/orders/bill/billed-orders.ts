import { type Currency, toMinor } from '@brigade/domain/kit/money.ts'
import type { BilledOrder } from '@brigade/domain/orders/bills.sums.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import { paidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'

/** Returns an order in the form that bills are summed from, with its amounts in minor units. */
export function billedOrder(order: Order, currency: Currency): BilledOrder {
  const minor = (amount: number) => toMinor(amount, currency) ?? 0
  return {
    status: order.status,
    isTest: order.isTest,
    cartPrice: minor(order.cartPrice),
    serviceFee: minor(order.serviceFee),
    vatFee: minor(order.vatFee),
    orderPrice: minor(order.orderPrice),
    tipAmount: minor(order.tipAmount),
    ...tableOf(paidAmounts, (name) => minor(order[name])),
  }
}
