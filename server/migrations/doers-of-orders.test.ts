import { expect, it } from 'vitest'
import { fillPastOrders } from '#testing/fill-past-orders.ts'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from './20261122110000_doers_of_orders.ts'
import { down as withoutSearch } from './20261122145100_search_of_orders.ts'

const migration = openMigration(demoSeed)

const columns = ['created', 'accepted', 'completed', 'submittedtoPos'].flatMap((name) => [
  `${name}ByKind`,
  `${name}ById`,
])

it('knows from the log who did what, and nothing of those whom the log knows by another name or not at all', async () => {
  const before = await migration
    .connection('orders')
    .orderBy('id')
    .select('id', ...columns)
  const [silent, renamed] = before.filter(({ acceptedById }) => acceptedById !== null)
  const [logged] = await migration.connection('order_events').count('* as entries')
  await migration.connection.transaction(async (transaction) => {
    await withoutSearch(transaction)
    await down(transaction)
  })
  expect(await migration.connection('order_events').count('* as entries')).toEqual([logged])
  await migration.connection('order_events').where({ orderId: silent.id }).delete()
  await migration.connection('orders').where({ id: renamed.id }).update({ acceptedBy: 'Somebody Else' })

  await up(migration.connection)
  await fillPastOrders(migration.connection)

  const nobody = { acceptedByKind: null, acceptedById: null }
  expect(before.length).toBeGreaterThan(100)
  expect(
    await migration
      .connection('orders')
      .orderBy('id')
      .select('id', ...columns),
  ).toEqual(
    before.map((row) => {
      if (row.id === renamed.id) return { ...row, ...nobody }
      return row.id === silent.id ? { id: row.id, ...Object.fromEntries(columns.map((name) => [name, null])) } : row
    }),
  )
})
