import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { discountAmountOf } from '@brigade/domain/orders/orders.discount.ts'
import { refundDueOf } from '@brigade/domain/orders/orders.payments.ts'
import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { defaulted, plain, rising } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'

type Summed =
  | 'orderIds'
  | 'cartPrice'
  | 'serviceFee'
  | 'vatFee'
  | 'discountAmount'
  | 'orderPrice'
  | 'tipAmount'
  | 'amountPaidOnline'
  | 'amountToBePaid'
  | 'refundDue'

type Kept = {
  currency: Currency
  /** How many orders guests placed in the minute that began then. */
  minuteBeganAt: string
  ordersInMinute: number
}

/** How bills are stored. Their sums are of their orders. */
export const billColumns = columnsOf<Omit<Bill, Summed>, Kept>()(
  'bills',
  {
    id: defaulted(plain),
    restaurantId: plain,
    tableId: plain,
    table: plain,
    sitting: plain,
    version: rising,
    openedAt: plain,
    updatedAt: plain,
    closedAt: defaulted(plain),
    closedBy: defaulted(plain),
    closedByKind: defaulted(plain),
    closedById: defaulted(plain),
  },
  { currency: plain, minuteBeganAt: plain, ordersInMinute: defaulted(plain) },
)

export type BillRow = RowOf<typeof billColumns>

/** What a bill needs to know of an order that stands on it. */
export const billedColumns = [
  'id',
  'status',
  'cartPrice',
  'serviceFee',
  'vatFee',
  'orderPrice',
  'tipAmount',
  'amountPaidOnline',
] as const satisfies (keyof Order)[]

/** The same as it is stored, with amounts in minor units. */
export type BilledOrder = Pick<Order, (typeof billedColumns)[number]>

/** The bill on the wire, summed over its orders. */
export function billOver(orders: readonly BilledOrder[], row: BillRow): Bill {
  const owed = orders.filter(({ status }) => status !== 'merged' && status !== 'cancelled')
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const money = (amounts: readonly number[]) => fromMinor(sum(amounts), row.currency)
  return {
    ...billColumns.read(row),
    orderIds: orders.map(({ id }) => id),
    cartPrice: money(owed.map((order) => order.cartPrice)),
    serviceFee: money(owed.map((order) => order.serviceFee)),
    vatFee: money(owed.map((order) => order.vatFee)),
    discountAmount: money(owed.map(discountAmountOf)),
    orderPrice: money(owed.map((order) => order.orderPrice)),
    tipAmount: money(owed.map((order) => order.tipAmount)),
    amountPaidOnline: money(owed.map((order) => order.amountPaidOnline)),
    amountToBePaid: money(
      owed.map((order) => Math.max(0, order.orderPrice + order.tipAmount - order.amountPaidOnline)),
    ),
    refundDue: money(orders.map(refundDueOf)),
  }
}
