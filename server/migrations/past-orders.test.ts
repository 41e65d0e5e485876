import { expect, it } from 'vitest'
import { fillPastOrders } from '#testing/fill-past-orders.ts'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'

const migration = openMigration(demoSeed)

it('continues the order before it on the same bill, past those that were merged or are no tab', async () => {
  const { connection } = migration
  const bill = await connection('bills').first('id', 'tableId')
  const ids: number[] = await connection('orders').orderBy('id').limit(6).pluck('id')
  const [first, second, merged, apart, third, elsewhere] = ids as [number, number, number, number, number, number]
  const other = await connection('bills').whereNot({ tableId: bill.tableId }).first('id', 'tableId')
  await connection('orders').update({ openTab: false, continuationOf: null })
  const tab = { tableId: bill.tableId, billId: bill.id, openTab: true, status: 'completed' }
  await connection('orders').whereIn('id', ids).update(tab)
  await connection('orders').where({ id: merged }).update({ status: 'merged' })
  await connection('orders').where({ id: apart }).update({ openTab: false })
  await connection('orders').where({ id: elsewhere }).update({ tableId: other.tableId, billId: other.id })
  await connection('orders').whereIn('id', [first, apart]).update({ continuationOf: third })

  await fillPastOrders(connection)

  const continued = await connection('orders').whereIn('id', ids).orderBy('id').pluck('continuationOf')
  expect(continued).toEqual([null, first, null, third, second, null])
})
