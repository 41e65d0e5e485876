import type { Database } from '#kit/database/database.ts'

/** Returns the ids of all venues, for those who see all of them. */
export async function everyVenue(db: Database): Promise<number[]> {
  return (await db.many<{ id: number }>('SELECT "id" FROM venues ORDER BY "id"')).map(({ id }) => id)
}
