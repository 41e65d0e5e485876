import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { discountOf } from '@brigade/domain/orders/finance.rules.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import type { FinanceOrder } from '@brigade/domain/orders/finance.schema.ts'
import { paidAmounts, type PaidAmounts, refundDueOf } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { readStored } from '#kit/database/stored-json.ts'
import type { OrderRow } from '../records/order-columns.ts'

/** The columns of an order that finance reads; its lines are not read. */
export const financeColumns = [
  'id',
  'restaurantId',
  'status',
  'table',
  'createdAt',
  'completedAT',
  'cancelAt',
  'completedBy',
  'paymentInfo',
  'paymentType',
  'currency',
  'placeHolderPrice',
  'serviceFee',
  'vatFee',
  'orderPrice',
  'tipAmount',
  ...paidAmounts,
] as const satisfies readonly (keyof OrderRow)[]

export type FinanceRow = Pick<OrderRow, (typeof financeColumns)[number]>

/** Returns the finance view of a stored order. */
export function financeOrderOf(row: FinanceRow): FinanceOrder {
  const { id, restaurantId, status, table, createdAt, completedAT, cancelAt, completedBy, paymentType, currency } = row
  return {
    id,
    restaurantId,
    status,
    table,
    createdAt,
    endedAt: completedAT ?? cancelAt ?? createdAt,
    completedBy,
    lastname: lastNameOf(row),
    paymentType,
    currency,
    ...wireAmounts({ ...row, refundDue: refundDueOf(row) }, currency),
  }
}

type Amounts = Pick<
  FinanceRow,
  'placeHolderPrice' | 'serviceFee' | 'vatFee' | 'orderPrice' | 'tipAmount' | keyof PaidAmounts
> & { refundDue: number }

/** Returns the amounts of one order, or the sums of many, in their wire format. */
export function wireAmounts(amounts: Amounts, currency: Currency) {
  const wire = (minor: number) => fromMinor(minor, currency)
  return {
    placeHolderPrice: wire(amounts.placeHolderPrice),
    discount: wire(discountOf(amounts)),
    serviceFee: wire(amounts.serviceFee),
    vatFee: wire(amounts.vatFee),
    orderPrice: wire(amounts.orderPrice),
    tipAmount: wire(amounts.tipAmount),
    ...tableOf(paidAmounts, (name) => wire(amounts[name])),
    refundDue: wire(amounts.refundDue),
  }
}

function lastNameOf({ paymentInfo }: Pick<OrderRow, 'paymentInfo'>): string | null {
  return paymentInfo === null ? null : (readStored<NonNullable<Order['paymentInfo']>>(paymentInfo).lastname ?? null)
}
