import type { Knex } from 'knex'
import { afterAll, beforeAll } from 'vitest'
import { connect } from '#kit/migrations.ts'
import { freshDatabase, type FreshDatabase, type Seed } from './fresh-database.ts'

/** A database of the newest shape, which a test takes back to an older one and forth again. */
export type OpenMigration = { db: FreshDatabase['db']; connection: Knex }

/** Opens it before the tests of the file that calls this, and closes it after them; before them, nothing can be taken out of it. */
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
