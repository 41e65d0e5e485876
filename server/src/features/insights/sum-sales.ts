import type { CurrencySales, InsightFigures, InsightSales } from '@brigade/domain/insights/insights.schema.ts'
import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { discountOf } from '@brigade/domain/orders/finance.rules.ts'
import { moneyMoved, type MoneyWay } from '@brigade/domain/orders/money-moved.ts'
import { type Order, paymentTypes } from '@brigade/domain/orders/orders.schema.ts'
import type { Knex } from 'knex'
import { type AskInsights, dayRows, insightScope, type InsightScope, rollUpRows } from './insight-scope.ts'
import { type MoneyRow } from './roll-up/count-day.ts'
import { saleSums, type SaleSums } from './roll-up/roll-up-columns.ts'

type Sums = SaleSums & { currency: Currency }
type OfDay = Sums & { day: string }
type OfHour = Sums & { hour: number; paymentType: Order['paymentType'] }
type Moved = Omit<MoneyRow, 'currency'> & { currency: Currency }

/**
 * Sums completed orders of some business days by currency, beside the same number of days before. The sums are those of finance.
 * (spec 1, §2.1)
 */
export async function sumSales(input: AskInsights): Promise<InsightSales> {
  const scope = await insightScope(input)
  const { db, now, before } = scope
  const [days, hours, moved, movedBefore, run] = await Promise.all([
    sumsBy<OfDay>(scope, dayRows(scope, { from: before.from, to: now.to }), ['day']),
    sumsBy<OfHour>(scope, rollUpRows(scope, 'sales', { days: now }), ['hour', 'paymentType']),
    moneyOf(scope, now),
    moneyOf(scope, before),
    db.one<{ reached: string }>(`SELECT "reached" FROM insight_readers WHERE "name" = 'rolled up'`),
  ])
  const found = [...days, ...moved, ...movedBefore]
  const currencies = [...new Set(found.map(({ currency }) => currency))].toSorted()
  return {
    asOf: run?.reached ?? null,
    currencies: currencies.map((currency) => {
      const own = <Row extends { currency: Currency }>(rows: readonly Row[]) =>
        rows.filter((row) => row.currency === currency)
      const [daysNow, daysBefore] = [
        own(days).filter(({ day }) => day >= now.from),
        own(days).filter(({ day }) => day < now.from),
      ]
      return {
        currency,
        now: figuresOf(currency, daysNow, own(moved)),
        before: figuresOf(currency, daysBefore, own(movedBefore)),
        days: daysNow
          .toSorted((one, other) => (one.day < other.day ? -1 : 1))
          .map(({ day, ...sums }) => ({ day, ...shortOf(sums) })),
        hours: [...Map.groupBy(own(hours), ({ hour }) => hour)]
          .toSorted(([one], [other]) => one - other)
          .map(([hour, rows]) => ({ hour, ...shortOf({ currency, ...added(rows) }) })),
        paymentTypes: paymentTypes.flatMap((paymentType) => {
          const rows = own(hours).filter((row) => row.paymentType === paymentType)
          return rows.length === 0 ? [] : [{ paymentType, ...shortOf({ currency, ...added(rows) }) }]
        }),
      } satisfies CurrencySales
    }),
  }
}

const sumSql = saleSums.map((name) => `sum("${name}") AS "${name}"`).join(', ')

function sumsBy<Row>({ db }: InsightScope, rows: Knex.QueryBuilder, columns: readonly string[]): Promise<Row[]> {
  const by = ['currency', ...columns]
  return db.list<Row>(rows.select(by).select(db.build.raw(sumSql)).groupBy(by))
}

function moneyOf(scope: InsightScope, days: DayRange): Promise<Moved[]> {
  return scope.db.list<Moved>(
    rollUpRows(scope, 'money', { days })
      .select('currency', 'kind')
      .sum({ assigned: 'assigned', unassigned: 'unassigned' })
      .groupBy('currency', 'kind'),
  )
}

function figuresOf(currency: Currency, rows: readonly SaleSums[], moved: readonly Moved[]): InsightFigures {
  const sums = added(rows)
  const wire = (minor: number) => fromMinor(minor, currency)
  const ways = moneyMoved(
    moved.flatMap(({ kind, assigned, unassigned }) => [
      { kind, amount: assigned },
      { kind, amount: unassigned, isUnassigned: true },
    ]),
  )
  // A payment that staff undid on a later day makes that day's sum negative.
  const received = (wanted: MoneyWay) => wire(Math.max(0, ways.find(({ way }) => way === wanted)?.cameIn ?? 0))
  return {
    ...shortOf({ currency, ...sums }),
    placeHolderPrice: wire(sums.placeHolderPrice),
    serviceFee: wire(sums.serviceFee),
    vatFee: wire(sums.vatFee),
    amountPaidOnline: wire(sums.amountPaidOnline),
    amountPaidInCash: wire(sums.amountPaidInCash),
    amountPaidByCard: wire(sums.amountPaidByCard),
    receivedOnline: received('online'),
    receivedInCash: received('cash'),
    receivedByCard: received('card'),
    happy: sums.happy,
    neutral: sums.neutral,
    sad: sums.sad,
    refunded: wire(ways.reduce((sum, { wentBack }) => sum + wentBack, 0)),
  }
}

function shortOf({ currency, ...sums }: Sums) {
  const wire = (minor: number) => fromMinor(minor, currency)
  return {
    orders: sums.orders,
    covers: sums.covers,
    orderPrice: wire(sums.orderPrice),
    discount: wire(discountOf(sums)),
    tipAmount: wire(sums.tipAmount),
  }
}

function added(rows: readonly SaleSums[]): SaleSums {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names, which are those of the list.
  return Object.fromEntries(saleSums.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as SaleSums
}
