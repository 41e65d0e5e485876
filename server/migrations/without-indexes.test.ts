import { expect, it } from 'vitest'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { withoutIndexes } from './without-indexes.ts'

const migration = openMigration(demoSeed)

it('leaves a table with all the indexes and references that it had', async () => {
  const before = await shapeOf('orders')
  let meanwhile: unknown

  await withoutIndexes(migration.connection, 'orders', async () => {
    meanwhile = await shapeOf('orders')
  })

  expect(await shapeOf('orders')).toEqual(before)
  expect(before.length).toBeGreaterThan(10)
  if (isPostgres()) expect(meanwhile).toEqual(before.filter(({ name }) => name === 'orders_pkey'))
  else expect(meanwhile).toEqual(before)
})

function isPostgres(): boolean {
  return migration.connection.client.config.client === 'pg'
}

async function shapeOf(table: string): Promise<{ name: string; sql: string }[]> {
  const { connection } = migration
  if (!isPostgres()) return connection('sqlite_master').where({ tbl_name: table }).orderBy('name').select('name', 'sql')
  const { rows } = await connection.raw(
    `SELECT "indexname" AS "name", "indexdef" AS "sql" FROM pg_indexes WHERE "tablename" = :table
     UNION ALL SELECT "conname", pg_get_constraintdef("oid") FROM pg_constraint
       WHERE "conrelid" = CAST(:table AS regclass) AND "contype" = 'f' ORDER BY 1`,
    { table },
  )
  return rows
}
