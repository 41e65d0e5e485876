import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { refundDueOf } from '@brigade/domain/orders/orders.payments.ts'
import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import type { OrderRow } from '../order-row.ts'

type Kept =
  | 'id'
  | 'restaurantId'
  | 'tableId'
  | 'table'
  | 'sitting'
  | 'version'
  | 'openedAt'
  | 'updatedAt'
  | 'closedAt'
  | 'closedBy'
  | 'closedByKind'
  | 'closedById'

/** A bill as it is stored, with how many orders guests placed in the minute that began at `minuteBeganAt`. */
export type BillRow = Pick<Bill, Kept> & { currency: Currency; minuteBeganAt: string; ordersInMinute: number }

/** What a bill needs to know of an order that stands on it. */
export type BilledOrder = Pick<OrderRow, 'id' | 'status' | 'orderPrice' | 'tipAmount' | 'amountPaidOnline'>

/** The bill on the wire, summed over its orders. */
export function billOfRow(row: BillRow, orders: readonly BilledOrder[]): Bill {
  const { currency, minuteBeganAt: _began, ordersInMinute: _count, ...fields } = row
  const owed = orders.filter(({ status }) => status !== 'merged' && status !== 'cancelled')
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const money = (amounts: readonly number[]) => fromMinor(sum(amounts), currency)
  return {
    ...fields,
    orderIds: orders.map(({ id }) => id),
    orderPrice: money(owed.map((order) => order.orderPrice)),
    tipAmount: money(owed.map((order) => order.tipAmount)),
    amountPaidOnline: money(owed.map((order) => order.amountPaidOnline)),
    amountToBePaid: money(
      owed.map((order) => Math.max(0, order.orderPrice + order.tipAmount - order.amountPaidOnline)),
    ),
    refundDue: money(orders.map(refundDueOf)),
  }
}
