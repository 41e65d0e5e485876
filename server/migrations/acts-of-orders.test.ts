import { expect, it } from 'vitest'
import type { LastAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import { fillPastOrders } from '#testing/fill-past-orders.ts'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from './20261122010000_acts_of_orders.ts'

const migration = openMigration(demoSeed)

it('makes states of the wishes that nobody has answered, and knows the last acts of orders from their log', async () => {
  const { db, connection } = migration
  const [open, delivered] = await Promise.all(
    ['incoming', 'delivered'].map((status) => connection('orders').where({ restaurantId: 1, status }).first()),
  )
  const seeded = await connection('orders').whereNotNull('lastAct').orderBy('id').select('id', 'lastAct')
  await down(connection)
  expect(await connection.schema.hasColumn('orders', 'cancelAskedAt')).toBe(false)
  const at = '2026-03-04T07:41:00.000Z'
  for (const { id, restaurantId, tableId, table, sitting } of [open, delivered]) {
    const about = { restaurantId, tableId, table, sitting, orderId: id, requestType: 'orderCancellation' }
    await connection('requests').insert({ ...about, status: 'active', createdAt: at, updatedAt: at })
  }

  await up(connection)
  await fillPastOrders(connection)

  const asked = await db.many<{ id: number; cancelAskedAt: string }>(
    'SELECT "id", "cancelAskedAt" FROM orders WHERE "cancelAskedAt" IS NOT NULL',
  )
  expect(asked).toEqual([{ id: open.id, cancelAskedAt: at }])
  const filled = await connection('orders').orderBy('id').select('id', 'lastAct')
  expect(filled.map(withoutIds)).toEqual(seeded.map(withoutIds))
})

/** Of old entries only the name is known, and from it the kind. */
function withoutIds({ id, lastAct }: { id: number; lastAct: string }) {
  return { id, ...(JSON.parse(lastAct) as LastAct), byId: null }
}
