import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { discountOf } from '@brigade/domain/orders/finance.rules.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import type { FinanceOrder } from '@brigade/domain/orders/finance.schema.ts'
import { paidAmounts, type PaidAmounts, refundDueOf } from '@brigade/domain/orders/orders.payments.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { readStored } from '#kit/stored-json.ts'
import type { OrderRow } from '../order-columns.ts'

/** What finance reads of an order; its lines stay where they are. */
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

/** What finance is shown of a stored order. */
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

/** Amounts of one order, or the sums of many, as they go over the wire. */
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
