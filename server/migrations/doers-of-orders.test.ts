import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqliteFileName } from '#kit/sqlite.ts'
import { loadDemo } from '#seeds/load-demo.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { noon } from '#testing/harbour.ts'
import { down, up } from './20261122110000_doers_of_orders.ts'

let fresh: FreshDatabase
let connection: Knex

beforeAll(async () => {
  fresh = await freshDatabase({ name: 'demo', load: (db) => loadDemo(db, { now: noon }) })
  const { databaseUrl, dataDir } = fresh.settings
  connection = databaseUrl
    ? knex({ client: 'pg', connection: databaseUrl })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: join(dataDir, sqliteFileName) },
        useNullAsDefault: true,
      })
})

afterAll(async () => {
  await connection.destroy()
  await fresh.remove()
})

const columns = ['created', 'accepted', 'completed', 'submittedtoPos'].flatMap((name) => [
  `${name}ByKind`,
  `${name}ById`,
])

it('knows from the log who did what, and nothing of those whom the log knows by another name or not at all', async () => {
  const before = await connection('orders')
    .orderBy('id')
    .select('id', ...columns)
  const [silent, renamed] = before.filter(({ acceptedById }) => acceptedById !== null)
  const [logged] = await connection('order_events').count('* as entries')
  await connection.transaction((transaction) => down(transaction))
  expect(await connection('order_events').count('* as entries')).toEqual([logged])
  await connection('order_events').where({ orderId: silent.id }).delete()
  await connection('orders').where({ id: renamed.id }).update({ acceptedBy: 'Somebody Else' })

  await up(connection)

  const nobody = { acceptedByKind: null, acceptedById: null }
  expect(before.length).toBeGreaterThan(100)
  expect(
    await connection('orders')
      .orderBy('id')
      .select('id', ...columns),
  ).toEqual(
    before.map((row) => {
      if (row.id === renamed.id) return { ...row, ...nobody }
      return row.id === silent.id ? { id: row.id, ...Object.fromEntries(columns.map((name) => [name, null])) } : row
    }),
  )
})
