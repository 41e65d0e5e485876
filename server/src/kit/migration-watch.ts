import type { Database } from './database.ts'
import { type MigrationState, NewerDatabase } from './migrations.ts'

const lookEveryMs = 5000

/** Knows whether the database is still of this version. */
export type MigrationWatch = {
  /** Reads which migrations the database has. */
  look(): Promise<MigrationState>
  /** Looks every few seconds, whether or not anybody asks. Resolves once a later version has migrated the database. */
  untilNewer(): Promise<NewerDatabase>
  stop(): void
}

/** Notices that a later version migrates the database of a program that runs: what that one wrote on could be read wrongly, or lost. */
export function watchMigrations(db: Pick<Database, 'migrationState'>): MigrationWatch {
  const newer = Promise.withResolvers<NewerDatabase>()
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<MigrationState> {
    const state = await db.migrationState()
    if (state.unknown.length > 0) newer.resolve(new NewerDatabase(state.unknown))
    return state
  }

  return {
    look,
    untilNewer() {
      // Why the database does not answer stands in the log already.
      timer ??= setInterval(() => void look().catch(() => undefined), lookEveryMs).unref()
      return newer.promise
    },
    stop: () => clearInterval(timer),
  }
}
