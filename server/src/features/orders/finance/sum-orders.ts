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
  daysInPieces,
} from './ended-orders.ts'
import type { Knex } from 'knex'
import { wireAmounts } from './finance-row.ts'

const amounts = ['placeHolderPrice', 'serviceFee', 'vatFee', 'orderPrice', 'tipAmount', ...paidAmounts] as const

const summed = ['orders', ...amounts, 'refundDue'] as const

/** Sums in minor units. */
type Sums = Record<(typeof summed)[number], number>

type PartSums = Sums & { currency: Currency; paymentType: Order['paymentType'] }

/** The sum of a kind of payment, for orders and for none. */
type PartMoney = Pick<Payment, 'currency' | 'kind'> & { assigned: number; unassigned: number }

const sumSql = [
  'count(*) AS "orders"',
  ...amounts.map((column) => `sum("${column}") AS "${column}"`),
  `sum(CASE WHEN ${paidSql} > "orderPrice" + "tipAmount" THEN ${paidSql} - "orderPrice" - "tipAmount" ELSE 0 END) AS "refundDue"`,
].join(', ')

const moneySql = `sum(CASE WHEN "orderId" IS NULL THEN 0 ELSE "amount" END) AS "assigned",
  sum(CASE WHEN "orderId" IS NULL THEN "amount" ELSE 0 END) AS "unassigned"`

/**
 * Sums what was completed on some business days of the caller's venues, by currency and payment type. A merged order counts in the one that
 * took it over; of a cancelled one only the refund due counts. The money received and refunded on these days covers all orders, and none.
 * (product, Orders)
 */
export async function sumOrders(input: AskFinance): Promise<FinanceTotals> {
  const asked = await endedOrders(input)
  const { db } = asked
  const groups = ['currency', 'paymentType'] as const
  const parts: PartSums[] = []
  const payments: PartMoney[] = []
  for await (const week of daysInPieces(asked)) {
    const money = ['currency', 'kind'] as const
    const sumsOf = (found: Knex.QueryBuilder, by: readonly string[], sums: string) =>
      db.build.from(found.as('found')).select(by).select(db.build.raw(sums)).groupBy(by)
    const [sold, due, moved] = await Promise.all([
      db.list<PartSums>(sumsOf(completedWithin(asked, week, [...groups, ...amounts]), groups, sumSql)),
      db.list<Pick<PartSums, 'currency' | 'paymentType' | 'refundDue'>>(
        sumsOf(cancelledWithin(asked, week, [...groups, ...paidAmounts]), groups, `sum(${paidSql}) AS "refundDue"`),
      ),
      db.list<PartMoney>(sumsOf(paymentsWithin(asked, week, [...money, 'amount', 'orderId']), money, moneySql)),
    ])
    parts.push(...sold, ...due.map((part) => ({ ...nothing, ...part })))
    payments.push(...moved.filter((part) => part.assigned !== 0 || part.unassigned !== 0))
  }
  const currencies = [...new Set([...parts, ...payments].map(({ currency }) => currency))].toSorted()
  return {
    totals: currencies.map((currency) => totalsIn(currency, { parts, payments })),
    nightHours: [...new Set(asked.venues.map(({ nightHour }) => nightHour))].toSorted((a, b) => a - b),
  }
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
  const ownPayments = payments.filter((payment) => payment.currency === currency)
  const moved = moneyMoved(
    ownPayments.flatMap(({ kind, assigned, unassigned }) => [
      { kind, amount: assigned },
      { kind, amount: unassigned, isUnassigned: true },
    ]),
  )
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
