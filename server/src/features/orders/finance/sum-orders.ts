import type { Currency } from '@brigade/domain/kit/money.ts'
import type { CurrencyTotals, FinanceTotals } from '@brigade/domain/orders/finance.schema.ts'
import { nothingPaid, paidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import { type Order, paymentTypes } from '@brigade/domain/orders/orders.schema.ts'
import { type AskFinance, cancelledWithin, completedWithin, endedOrders, paidSql, piecesOf } from './ended-orders.ts'
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

const sumSql = [
  'count(*) AS "orders"',
  ...['placeHolderPrice', 'serviceFee', 'vatFee', 'orderPrice', 'tipAmount', ...paidAmounts].map(
    (column) => `sum("${column}") AS "${column}"`,
  ),
  `sum(CASE WHEN ${paidSql} > "orderPrice" + "tipAmount" THEN ${paidSql} - "orderPrice" - "tipAmount" ELSE 0 END) AS "refundDue"`,
].join(', ')

/**
 * Sums what was completed on some business days of the caller's venues, by currency and payment type. A merged order counts in the one
 * that took it over, of a cancelled one only what is due to be paid back. (product, Orders)
 */
export async function sumOrders(input: AskFinance): Promise<FinanceTotals> {
  const asked = await endedOrders(input)
  const { db } = asked
  const groups = ['currency', 'paymentType'] as const
  const parts: PartSums[] = []
  for await (const week of piecesOf(asked)) {
    const completed = completedWithin(asked, week)
      .select(...groups)
      .select(db.build.raw(sumSql))
    const refunds = cancelledWithin(asked, week)
      .select(...groups)
      .select(db.build.raw(`sum(${paidSql}) AS "refundDue"`))
    const [sold, due] = await Promise.all([
      db.list<PartSums>(completed.groupBy(groups)),
      db.list<Pick<PartSums, 'currency' | 'paymentType' | 'refundDue'>>(refunds.groupBy(groups)),
    ])
    parts.push(...sold, ...due.map((part) => ({ ...nothing, ...part })))
  }
  const currencies = [...new Set(parts.map(({ currency }) => currency))].toSorted()
  return { totals: currencies.map((currency) => totalsIn(currency, parts)) }
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

function totalsIn(currency: Currency, parts: readonly PartSums[]): CurrencyTotals {
  const own = parts.filter((part) => part.currency === currency)
  return {
    currency,
    ...wireSums(added(own), currency),
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
