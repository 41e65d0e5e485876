import type { Database } from '#kit/database.ts'

/** The names of the hotel's rooms at which no bill stands open. */
export async function freeRooms(db: Database): Promise<string[]> {
  const rooms = await db.many<{ name: string }>(
    `SELECT t."name" FROM tables t WHERE t."restaurantId" = 1
     AND NOT EXISTS (SELECT 1 FROM bills b WHERE b."tableId" = t."id" AND b."closedAt" IS NULL) ORDER BY t."id"`,
  )
  return rooms.map(({ name }) => name)
}
