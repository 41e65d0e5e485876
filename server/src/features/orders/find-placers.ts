import { isCalled } from '@brigade/domain/orders/orders.search.ts'
import type { Database } from '#kit/database.ts'

type Person = { id: number; fname: string; lname: string }

/** More people than this are not meant by a name. */
const placersAtMost = 50

/** The staff of these venues who are called so, those of before too. */
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
