import { isCalled } from '@brigade/domain/orders/orders.search.ts'
import type { Database } from '#kit/database/database.ts'

type Person = { id: number; fname: string; lname: string }

/** Maximum number of people whom a name can match. */
const placersAtMost = 50

/** Finds the staff of these venues by name, including former ones. */
export async function findPlacers(
  db: Database,
  { venueIds, placedBy }: { venueIds: number[] | 'all'; placedBy: string },
): Promise<number[]> {
  const people = db.build('users').select('id', 'fname', 'lname').orderBy('id')
  const ofVenues = db
    .build('user_venues')
    .select('userId')
    .whereIn('restaurantId', venueIds === 'all' ? [] : venueIds)
  const staff = await db.list<Person>(venueIds === 'all' ? people : people.whereIn('id', ofVenues))
  return staff
    .filter(({ fname, lname }) => isCalled(`${fname} ${lname}`, placedBy))
    .map(({ id }) => id)
    .slice(0, placersAtMost)
}
