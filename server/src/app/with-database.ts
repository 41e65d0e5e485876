import { ownAuthor } from '#kit/database/audit-author.ts'
import { type Database, openDatabase } from '#kit/database/database.ts'
import { giveToOwner } from '#kit/settings/data-dir.ts'
import { checkSettings } from '#kit/settings/settings.ts'

/** Returns the database with the commands of its machine as authors of what is written. */
function byCommand(db: Database): Database {
  return {
    ...db,
    write: (work) => db.write(work, ownAuthor('command')),
    writeYielding: (work) => db.writeYielding(work, ownAuthor('command')),
  }
}

/** Opens the database of the environment's settings, migrated, for a task, and closes it. */
export async function withDatabase(act: (db: Database) => Promise<void>): Promise<void> {
  const settings = checkSettings(process.env)
  const db = await openDatabase(settings)
  try {
    await db.migrate()
    await act(byCommand(db))
  } finally {
    await db.close()
    if (!settings.databaseUrl) giveToOwner(settings.dataDir)
  }
}
