import type { Database } from './database.ts'
import { type MigrationState, NewerDatabase } from './migrations.ts'

const lookEveryMs = 5000

/** Checks that the database still has the version of this program. */
export type MigrationWatch = {
  /** Reads which migrations the database has. */
  look(): Promise<MigrationState>
  /** Checks every few seconds, also without calls. Resolves once a later version has migrated the database. */
  untilNewer(): Promise<NewerDatabase>
  stop(): void
}

/**
 * Detects that a later version migrates the database of a running program, whose further writes could be misread or
 * lost.
 */
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
      // The reason why the database does not answer is already in the log.
      timer ??= setInterval(() => void look().catch(() => undefined), lookEveryMs).unref()
      return newer.promise
    },
    stop: () => clearInterval(timer),
  }
}
