import type { Principal } from '@brigade/domain/access/principal.ts'
import { businessDays, type DayRange, piecesOfDays } from '@brigade/domain/kit/venue-days.ts'
import { financeErrors } from '@brigade/domain/orders/finance.errors.ts'
import { problemsOfDays } from '@brigade/domain/orders/finance.rules.ts'
import { paidAmounts } from '@brigade/domain/orders/orders.payments.ts'
import type { FinanceFilter } from '@brigade/domain/orders/finance.schema.ts'
import type { Knex } from 'knex'
import { withinVenueIds } from '#kit/lists/list-records.ts'
import type { Database } from '#kit/database/database.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import { countOf, filtered } from '#kit/lists/list-query.ts'
import { eventLoopTurns } from '#kit/database/yield-to-event-loop.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'

export type AskFinance = { db: Database; filter: FinanceFilter; principal: Principal }

/** A venue whose orders finance reads. */
export type BookedVenue = { id: number; name: string; timeZone: string; nightHour: number }

/** The query for ended orders: those that ended on some business days of these venues. */
export type EndedOrders = { db: Database; filter: FinanceFilter; venues: readonly BookedVenue[] }

/** All that was paid for an order. */
export const paidSql = `(${paidAmounts.map((name) => `"${name}"`).join(' + ')})`

/** Returns the query for ended orders. Throws BadRequest for wrong days, and Forbidden for another tenant's venue. */
export async function endedOrders({ db, filter, principal }: AskFinance): Promise<EndedOrders> {
  refuseFields(problemsOfDays(filter), financeErrors)
  const venueIds = scopedVenueIds(principal, filter.restaurantId)
  const rows = db.build('venues').select('id', 'name', 'timeZone', 'nightHour')
  const venues = await db.list<BookedVenue>(
    venueIds === 'all' ? rows.orderBy('id') : rows.whereIn('id', venueIds).orderBy('id'),
  )
  return { db, filter, venues }
}

/** Number of days read at a time: a query over a year of a large venue would make others wait. */
const aWeek = 7

/** Returns the days of a query in pieces of at most this many, and yields to other work in between. */
export async function* daysInPieces({ filter }: EndedOrders, daysAtMost = aWeek): AsyncGenerator<DayRange> {
  const turns = eventLoopTurns()
  for (const days of piecesOfDays(filter, daysAtMost)) {
    if (turns.isOver()) await turns.next()
    yield days
  }
}

/** Returns the number of ended orders and payments of a query. */
export async function countEnded(asked: EndedOrders): Promise<number> {
  let count = 0
  for await (const week of daysInPieces(asked)) count += await countOf(asked.db, endedWithin(asked, week))
  return count
}

/** Returns the `id` and `endedAt` of those that ended on these days. */
export function endedWithin(asked: EndedOrders, days: DayRange): Knex.QueryBuilder {
  const { db, filter } = asked
  const completed = completedWithin(asked, days, ['id', 'completedAT as endedAt', ...orderAmounts])
  const ended = db.build.select('id', 'endedAt').from(completed.as('completed'))
  if (!filter.isRefundDue) return ended
  const overpaid = ended.whereRaw(`${paidSql} > "orderPrice" + "tipAmount"`)
  const cancelled = cancelledWithin(asked, days, ['id', 'cancelAt as endedAt'])
  return db.build.select('id', 'endedAt').from(overpaid.unionAll([cancelled]).as('ended'))
}

/** A test order is in no sum, and no payment is for one. */
const isReal = 'NOT "isTest"'

const orderAmounts = [...paidAmounts, 'orderPrice', 'tipAmount'] as const

/** Returns columns of those that were completed on these days, without merged ones and tests. */
export function completedWithin(asked: EndedOrders, days: DayRange, columns: readonly string[]): Knex.QueryBuilder {
  return rowsWithin(asked, { days, stamp: 'completedAT' }, (rows) =>
    rows.select(columns).where('status', 'completed').whereRaw(isReal),
  )
}

/** Returns columns of those that were cancelled on these days and had been paid. */
export function cancelledWithin(asked: EndedOrders, days: DayRange, columns: readonly string[]): Knex.QueryBuilder {
  return rowsWithin(asked, { days, stamp: 'cancelAt' }, (rows) =>
    rows.select(columns).where('status', 'cancelled').whereRaw(`${paidSql} > 0`).whereRaw(isReal),
  )
}

/**
 * Returns columns of what was paid and refunded on these days, for orders in every status and for none. Payments that a merge carried count
 * for the target order only.
 */
export function paymentsWithin(asked: EndedOrders, days: DayRange, columns: readonly string[]): Knex.QueryBuilder {
  const { db, filter, venues } = asked
  const ofType = filtered(db.build('orders'), { paymentType: filter.paymentType })
    .select(db.build.raw('1'))
    .whereRaw('orders."id" = payments."orderId"')
  const payments = () => {
    const rows = db.build('payments').select(columns).whereNot('kind', 'carried')
    return filter.paymentType === undefined ? rows : rows.whereExists(ofType)
  }
  return withinDays(payments, { venues, days, stamp: 'at' })
}

type Narrow = (rows: Knex.QueryBuilder) => Knex.QueryBuilder

function rowsWithin(
  { db, filter, venues }: EndedOrders,
  asked: { days: DayRange; stamp: 'completedAT' | 'cancelAt' },
  narrow: Narrow,
): Knex.QueryBuilder {
  const rows = () => filtered(narrow(db.build('orders')), { paymentType: filter.paymentType })
  return withinDays(rows, { venues, ...asked })
}

type Within = { venues: readonly BookedVenue[]; days: DayRange; stamp: 'completedAT' | 'cancelAt' | 'at' }

/**
 * Venues with the same time zone and night hour have the same instants. The rows of each such group are queried separately: with an `OR` of
 * them, databases don't use the index that has all columns of the sums.
 */
function withinDays(rows: () => Knex.QueryBuilder, { venues, days, stamp }: Within): Knex.QueryBuilder {
  const calendars = Object.values(
    Object.groupBy(venues, ({ timeZone, nightHour }) => `${timeZone} ${nightHour}`),
  ).flatMap((group) => (group ? [group] : []))
  const [first = rows().whereRaw('1 = 0'), ...others] = calendars.map((group) => {
    const { from, to } = businessDays(days, group[0]!)
    const venueIds = group.map(({ id }) => id)
    return withinVenueIds(rows(), venueIds).where(stamp, '>=', from).where(stamp, '<', to)
  })
  return others.length === 0 ? first : first.unionAll(others)
}
