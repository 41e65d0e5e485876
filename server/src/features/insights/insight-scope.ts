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

/** Returns the rows of a roll-up table for some days. */
export function rollUpRows({ db, venueIds }: InsightScope, table: string, { from, to }: DayRange): Knex.QueryBuilder {
  return db.build(table).whereIn('restaurantId', venueIds).where('day', '>=', from).where('day', '<=', to)
}
