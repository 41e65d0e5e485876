import { expect, it } from 'vitest'
import { openMigration } from '#testing/open-migration.ts'

const migration = openMigration()
const sessions = '20261124040000_guest_sessions.ts'
const shares = '20261124060000_shares_of_payments.ts'

it('what an upgrade has done before one migration fails is kept', async () => {
  const { db, connection } = migration
  await connection('knex_migrations').whereIn('name', [sessions, shares]).delete()
  await connection.schema.alterTable('tables', (table) => table.dropColumn('guestSessions'))

  // Its columns are there already.
  await expect(db.migrate()).rejects.toThrow(/share/)

  expect(await db.migrationState()).toEqual({ missing: [shares], unknown: [] })
  expect(await connection.schema.hasColumn('tables', 'guestSessions')).toBe(true)
})
