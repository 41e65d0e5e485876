import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import type { CurrencyTotals, FinanceTotals } from '@brigade/domain/orders/finance.schema.ts'
import { moneyMoved } from '@brigade/domain/orders/money-moved.ts'
import type { Payment } from '@brigade/domain/orders/payments.schema.ts'
import { nothingPaid, paidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import { type Order, paymentTypes } from '@brigade/domain/orders/orders.schema.ts'
import {
  type AskFinance,
  cancelledWithin,
  completedWithin,
  endedOrders,
  paidSql,
  paymentsWithin,
  piecesOf,
} from './ended-orders.ts'
import { wireAmounts } from './finance-row.ts'

const summed = [
  'orders',
  'placeHolderPrice',
  'serviceFee',
  'vatFee',
  'orderPrice',
  'tipAmount',
  ...paidAmounts,
  'refundDue',
] as const

/** Sums in minor units. */
type Sums = Record<(typeof summed)[number], number>

type PartSums = Sums & { currency: Currency; paymentType: Order['paymentType'] }

type PartMoney = Pick<Payment, 'currency' | 'kind' | 'amount'>

const sumSql = [
  'count(*) AS "orders"',
  ...['placeHolderPrice', 'serviceFee', 'vatFee', 'orderPrice', 'tipAmount', ...paidAmounts].map(
    (column) => `sum("${column}") AS "${column}"`,
  ),
  `sum(CASE WHEN ${paidSql} > "orderPrice" + "tipAmount" THEN ${paidSql} - "orderPrice" - "tipAmount" ELSE 0 END) AS "refundDue"`,
].join(', ')

/**
 * Sums what was completed on some business days of the caller's venues, by currency and payment type. A merged order counts in the one
 * that took it over, of a cancelled one only what is due to be paid back. What came in and went back on these days is of all orders.
 * (product, Orders)
 */
export async function sumOrders(input: AskFinance): Promise<FinanceTotals> {
  const asked = await endedOrders(input)
  const { db } = asked
  const groups = ['currency', 'paymentType'] as const
  const parts: PartSums[] = []
  const payments: PartMoney[] = []
  for await (const week of piecesOf(asked)) {
    const completed = completedWithin(asked, week)
      .select(...groups)
      .select(db.build.raw(sumSql))
    const refunds = cancelledWithin(asked, week)
      .select(...groups)
      .select(db.build.raw(`sum(${paidSql}) AS "refundDue"`))
    const money = ['currency', 'kind'] as const
    const paid = paymentsWithin(asked, week)
      .select(...money)
      .select(db.build.raw('sum("amount") AS "amount"'))
    const [sold, due, moved] = await Promise.all([
      db.list<PartSums>(completed.groupBy(groups)),
      db.list<Pick<PartSums, 'currency' | 'paymentType' | 'refundDue'>>(refunds.groupBy(groups)),
      db.list<PartMoney>(paid.groupBy(money)),
    ])
    parts.push(...sold, ...due.map((part) => ({ ...nothing, ...part })))
    payments.push(...moved.filter((part) => part.amount !== 0))
  }
  const currencies = [...new Set([...parts, ...payments].map(({ currency }) => currency))].toSorted()
  return { totals: currencies.map((currency) => totalsIn(currency, { parts, payments })) }
}

const nothing: Sums = {
  orders: 0,
  placeHolderPrice: 0,
  serviceFee: 0,
  vatFee: 0,
  orderPrice: 0,
  tipAmount: 0,
  ...nothingPaid,
  refundDue: 0,
}

type Found = { parts: readonly PartSums[]; payments: readonly PartMoney[] }

function totalsIn(currency: Currency, { parts, payments }: Found): CurrencyTotals {
  const own = parts.filter((part) => part.currency === currency)
  const wire = (minor: number) => fromMinor(minor, currency)
  const moved = moneyMoved(payments.filter((payment) => payment.currency === currency))
  return {
    currency,
    ...wireSums(added(own), currency),
    money: moved.map(({ way, cameIn, wentBack, left }) => ({
      way,
      cameIn: wire(cameIn),
      wentBack: wire(wentBack),
      left: wire(left),
    })),
    byPaymentType: paymentTypes.flatMap((paymentType) => {
      const ofType = own.filter((part) => part.paymentType === paymentType)
      return ofType.length === 0 ? [] : [{ paymentType, ...wireSums(added(ofType), currency) }]
    }),
  }
}

function added(parts: readonly Sums[]): Sums {
  const sums = { ...nothing }
  for (const part of parts) for (const name of summed) sums[name] += part[name]
  return sums
}

function wireSums(sums: Sums, currency: Currency) {
  return { orders: sums.orders, ...wireAmounts(sums, currency) }
}
