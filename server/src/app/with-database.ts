import { type Database, openDatabase } from '#kit/database/database.ts'
import { giveToOwner } from '#kit/settings/data-dir.ts'
import { checkSettings } from '#kit/settings/settings.ts'

/** Opens the database of the environment's settings, migrated, for a task, and closes it. */
export async function withDatabase(act: (db: Database) => Promise<void>): Promise<void> {
  const settings = checkSettings(process.env)
  const db = await openDatabase(settings)
  try {
    await db.migrate()
    await act(db)
  } finally {
    await db.close()
    if (!settings.databaseUrl) giveToOwner(settings.dataDir)
  }
}
