import { expect, it } from 'vitest'
import { connect, type MigrationProgress } from '#kit/database/migrations.ts'
import { environmentOf, freshDatabase } from '#testing/fresh-database.ts'
import { demoSeed } from '#testing/test-server.ts'
import { byTurns } from './by-turns.ts'
import { down } from './20261123091000_serials_without_case.ts'

const noon = '2026-03-04T12:00:00.000Z'
const name = '20261123091000_serials_without_case.ts'

it('an upgrade says which migration runs, and how far it is with the rows of a large table', async () => {
  const fresh = await freshDatabase(demoSeed)
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = environmentOf(fresh)
  const told: MigrationProgress[] = []
  const connection = connect(databaseUrl ? { databaseUrl } : { dataDir }, (progress) => void told.push(progress))
  await down(connection)
  await connection('knex_migrations').where({ name }).delete()

  await fresh.db.migrate((progress) => void told.push(progress))
  await connection('machines').insert({ id: 45_000, restaurantId: 1, name: 'POS', keyHash: 'x', createdAt: noon })
  await byTurns(connection, 'machines', async () => undefined)

  expect(told).toEqual([
    { migration: name },
    { table: 'machines', row: 20_000, of: 45_000 },
    { table: 'machines', row: 40_000, of: 45_000 },
  ])
  await connection.destroy()
  await fresh.remove()
})
