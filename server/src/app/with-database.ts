import { type Database, openDatabase } from '#kit/database.ts'
import { readSettings } from '#kit/settings.ts'

/** Does something with the database of the environment's settings, migrated first, and closes it. */
export async function withDatabase(act: (db: Database) => Promise<void>): Promise<void> {
  const db = await openDatabase(readSettings(process.env))
  try {
    await db.migrate()
    await act(db)
  } finally {
    await db.close()
  }
}
