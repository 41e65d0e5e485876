import type { Knex } from 'knex'
import { afterAll, beforeAll } from 'vitest'
import { connect } from '#kit/database/migrations.ts'
import { freshDatabase, type FreshDatabase, type Seed } from './fresh-database.ts'

/** A database of the newest schema, which a test migrates down and up again. */
export type OpenMigration = { db: FreshDatabase['db']; connection: Knex }

/**
 * Opens the database before the tests of the calling file, and closes it after them; before that, nothing can be
 * destructured.
 */
export function openMigration(seed?: Seed): OpenMigration {
  const migration = {} as OpenMigration
  let fresh: FreshDatabase

  beforeAll(async () => {
    fresh = await freshDatabase(seed)
    const { databaseUrl, dataDir } = fresh.settings
    migration.db = fresh.db
    migration.connection = connect(databaseUrl ? { databaseUrl } : { dataDir })
  })

  afterAll(async () => {
    await migration.connection.destroy()
    await fresh.remove()
  })

  return migration
}
