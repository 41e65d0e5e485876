import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { type BilledOrder, billSums, type BillSums, billSumsOf } from '@brigade/domain/orders/bills.sums.ts'
import { paidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import { defaulted, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Summed = 'orderIds' | keyof BillSums

type Kept = {
  currency: Currency
  /** Number of orders that guests placed in the minute that began then. */
  minuteBeganAt: string
  ordersInMinute: number
}

/** Storage of bills. Their sums are computed from their orders. */
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

/** The columns of an order that its bill needs. */
export const billedColumns = [
  'id',
  'status',
  'isTest',
  'cartPrice',
  'serviceFee',
  'vatFee',
  'orderPrice',
  'tipAmount',
  ...paidAmounts,
] as const satisfies (keyof Order)[]

/** An order on a bill, as it is stored. */
export type BilledRow = BilledOrder & Pick<Order, 'id'>

/** Returns the bill on the wire, summed over its orders. */
export function billOver(orders: readonly BilledRow[], row: BillRow): Bill {
  const sums = billSumsOf(orders)
  return {
    ...billColumns.read(row),
    orderIds: orders.map(({ id }) => id),
    ...tableOf(billSums, (name) => fromMinor(sums[name], row.currency)),
  }
}
