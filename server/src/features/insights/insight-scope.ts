import type { Principal } from '@brigade/domain/access/principal.ts'
import { insightErrors } from '@brigade/domain/insights/insights.errors.ts'
import { periodBefore } from '@brigade/domain/insights/insights.rules.ts'
import type { InsightFilter } from '@brigade/domain/insights/insights.schema.ts'
import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { problemsOfDays } from '@brigade/domain/orders/finance.rules.ts'
import type { Knex } from 'knex'
import type { Database } from '#kit/database/database.ts'
import { notFound, refuseFields } from '#kit/errors/errors.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { type RollUpName, rollUps } from './roll-up/roll-up-columns.ts'
import { wholeMonths } from './whole-months.ts'

export type AskInsights = { db: Database; filter: InsightFilter; principal: Principal }

/** The venues and the business days of a call, and the days that they are compared with. */
export type InsightScope = { db: Database; venueIds: readonly number[]; now: DayRange; before: DayRange }

/** Returns what is read for a call. Throws BadRequest for wrong days, Forbidden for another tenant's venue, and NotFound for none. */
export async function insightScope({ db, filter, principal }: AskInsights): Promise<InsightScope> {
  refuseFields(problemsOfDays(filter), insightErrors)
  const asked = scopedVenueIds(principal, filter.restaurantId)
  const rows = db.build('venues').select('id').orderBy('id')
  const found = await db.list<{ id: number }>(asked === 'all' ? rows : rows.whereIn('id', asked))
  if (asked !== 'all' && found.length < asked.length) refuseVenue()
  const now = { from: filter.from, to: filter.to }
  return { db, venueIds: found.map(({ id }) => id), now, before: periodBefore(now) }
}

function refuseVenue(): never {
  const message = insightErrors.venueUnknown
  throw notFound({ message, reason: 'venueUnknown', fields: { restaurantId: message } })
}

type Narrowed = { days: DayRange; where?: Record<string, string> }

/**
 * Returns the rows of a roll-up table whose sums are those of some days: of whole months the sums, where they are summed, and else the
 * days.
 */
export function rollUpRows(scope: InsightScope, name: RollUpName, { days, where = {} }: Narrowed): Knex.QueryBuilder {
  const { db, venueIds } = scope
  const columns = ['restaurantId', ...rollUps[name].key, ...rollUps[name].sums]
  const ofDays = ({ from, to }: DayRange) =>
    db
      .build(`insight_${name}`)
      .select(columns)
      .whereIn('restaurantId', venueIds)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where(where)
  const months = wholeMonths(days)
  if (!months) return db.build.from(ofDays(days).as('found'))
  const { edges, first, last } = months
  const ofMonths = (table: string, on: string, isSummed: boolean) =>
    db
      .build('insight_months as m')
      .joinRaw(`JOIN ${table} AS r ON r."restaurantId" = m."restaurantId" AND ${on}`)
      .select(columns.map((column) => `r.${column}`))
      .whereIn('m.restaurantId', venueIds)
      .where('m.month', '>=', first)
      .where('m.month', '<=', last)
      .whereRaw(isSummed ? 'm."isSummed"' : 'NOT m."isSummed"')
      .where(Object.fromEntries(Object.entries(where).map(([column, value]) => [`r.${column}`, value])))
  const summed = ofMonths(`insight_${name}_months`, 'r."month" = m."month"', true)
  const changed = ofMonths(`insight_${name}`, `r."day" >= m."month" || '-01' AND r."day" <= m."month" || '-31'`, false)
  return db.build.from(summed.unionAll([changed, ...edges.map(ofDays)]).as('found'))
}

/** Returns the figures of days by currency alone. */
export function dayRows({ db, venueIds }: InsightScope, { from, to }: DayRange): Knex.QueryBuilder {
  return db.build('insight_days').whereIn('restaurantId', venueIds).where('day', '>=', from).where('day', '<=', to)
}
