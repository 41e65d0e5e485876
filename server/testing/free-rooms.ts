import type { Database } from '#kit/database/database.ts'

/** Returns the names of the hotel's rooms that have no open bill. */
export async function freeRooms(db: Database): Promise<string[]> {
  const rooms = await db.many<{ name: string }>(
    `SELECT t."name" FROM tables t WHERE t."restaurantId" = 1
     AND NOT EXISTS (SELECT 1 FROM bills b WHERE b."tableId" = t."id" AND b."closedAt" IS NULL) ORDER BY t."id"`,
  )
  return rooms.map(({ name }) => name)
}
