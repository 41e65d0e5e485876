import { expect, it } from 'vitest'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from './20261122110200_payments.ts'

const migration = openMigration(demoSeed)

const columns = ['orderId', 'kind', 'amount', 'reference', 'by', 'byKind', 'byId', 'at'] as const

function paymentsNow(orderIds?: number[]) {
  const found = orderIds ? ` WHERE "orderId" IN (${orderIds.join(', ')})` : ''
  const names = columns.map((name) => `"${name}"`).join(', ')
  return migration.db.many<Record<string, unknown>>(`SELECT ${names} FROM payments${found} ORDER BY "orderId", "kind"`)
}

it('are one of each paid order from before, by who placed it', async () => {
  const seeded = await paymentsNow()
  await down(migration.connection)

  await up(migration.connection)

  expect(seeded.length).toBeGreaterThan(20)
  expect(await paymentsNow()).toEqual(seeded)
})

it('know what came with a merged order, what went back, and who said so last', async () => {
  await down(migration.connection)
  const [source] = await migration.connection('orders').where({ status: 'merged' }).select('id', 'mergedInto')
  const into = source.mergedInto
  await migration.connection('orders').where({ id: source.id }).update({ amountPaidOnline: 300 })
  await migration.connection('orders').where({ id: into }).update({ amountPaidOnline: 200 })
  const said = { by: 'Online payments', byKind: 'machine', byId: 1, at: '2026-03-04T07:59:00.000Z' }
  const log = {
    orderId: into,
    restaurantId: 1,
    act: 'details',
    fromStatus: 'completed',
    toStatus: 'completed',
    version: 9,
  }
  await migration
    .connection('order_events')
    .insert({ ...log, ...said, reason: 'amountPaidOnline, onlineOrderPaymentStatus' })

  await up(migration.connection)

  const [merge] = await migration.db.many<object>(
    `SELECT "by", "byKind", "byId", "at" FROM order_events WHERE "orderId" = ? AND "act" = 'merge'`,
    source.id,
  )
  expect(await paymentsNow([into])).toEqual([
    { orderId: into, kind: 'carried', amount: 300, reference: `#${source.id}`, ...merge },
    { orderId: into, kind: 'refund', amount: -100, reference: null, ...said },
  ])
  expect(await paymentsNow([source.id])).toMatchObject([{ kind: 'online', amount: 300, reference: null }])
})
