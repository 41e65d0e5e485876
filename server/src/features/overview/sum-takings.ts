import { businessDayAt, businessDays, dayAfter } from '@brigade/domain/kit/venue-days.ts'
import type { Database } from '#kit/database/database.ts'

type Calendar = { timeZone: string; nightHour: number }

type SumTakings = { db: Database; venues: readonly (Calendar & { id: number })[]; now: Date }

export type Takings = { orders: number; orderPrice: number }

type ByVenue = Map<number, Takings>

/**
 * Sums the completed orders of each venue's current business day, and those of the same weekday last week up to the same time since the
 * day began, from the index of finance. Venues with the same clock have the same instants.
 */
export async function sumTakings({ db, venues, now }: SumTakings): Promise<{ today: ByVenue; lastWeek: ByVenue }> {
  const sums = { today: new Map<number, Takings>(), lastWeek: new Map<number, Takings>() }
  const calendars = Object.groupBy(venues, ({ timeZone, nightHour }) => `${timeZone} ${nightHour}`)
  await Promise.all(
    Object.values(calendars).map(async (group = []) => {
      const [calendar] = group
      if (!calendar) return
      const day = businessDayAt(now.getTime(), calendar)
      const began = Date.parse(businessDays({ from: day, to: day }, calendar).from)
      const weekDay = dayAfter(day, -7)
      const beganThen = Date.parse(businessDays({ from: weekDay, to: weekDay }, calendar).from)
      const venueIds = group.map(({ id }) => id)
      const sinceBegin = now.getTime() - began
      await Promise.all([
        addTo(sums.today, { db, venueIds, from: began, to: now.getTime() + 1 }),
        addTo(sums.lastWeek, { db, venueIds, from: beganThen, to: beganThen + sinceBegin + 1 }),
      ])
    }),
  )
  return sums
}

type Period = { db: Database; venueIds: readonly number[]; from: number; to: number }

async function addTo(sums: ByVenue, { db, venueIds, from, to }: Period): Promise<void> {
  const rows = await db.list<Takings & { restaurantId: number }>(
    db
      .build('orders')
      .select('restaurantId')
      .select(db.build.raw('count(*) AS "orders", sum("orderPrice") AS "orderPrice"'))
      .whereIn('restaurantId', venueIds)
      .where('completedAT', '>=', new Date(from).toISOString())
      .where('completedAT', '<', new Date(to).toISOString())
      .where('status', 'completed')
      .whereRaw('NOT "isTest"')
      .groupBy('restaurantId'),
  )
  for (const { restaurantId, ...takings } of rows) sums.set(restaurantId, takings)
}
