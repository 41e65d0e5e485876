import { expect, it } from 'vitest'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { up } from './20261123090300_kitchen_notices_taken_back.ts'

const migration = openMigration(demoSeed)

it('were seen to, where a recall or an undo had ended them; what staff, or the night, said of others stays', async () => {
  const { connection, db } = migration
  const { id: orderId, tableId, restaurantId } = await connection('orders').first('id', 'tableId', 'restaurantId')
  const at = (minute: number) => `2026-03-04T08:${String(minute).padStart(2, '0')}:00.000Z`
  await connection('order_events').where({ orderId }).delete()
  await connection('order_events').insert(
    ['recall', 'undo', 'deliver'].map((act, each) => ({
      orderId,
      restaurantId,
      act,
      toStatus: 'inprogress',
      by: 'Ali Naser',
      byKind: 'staff',
      at: at(each),
    })),
  )
  const notice = { restaurantId, orderId, tableId, table: 'Room 207', requestType: 'kitchen', status: 'cancelled' }
  const endedAt = (minute: number) => ({ createdAt: at(0), updatedAt: at(minute), endedAt: at(minute) })
  await connection('requests').delete()
  await connection('requests').insert([
    { ...notice, ...endedAt(0), updatedBy: 'recalled' },
    { ...notice, ...endedAt(1), updatedBy: 'undone' },
    { ...notice, ...endedAt(2), updatedBy: 'staff' },
    { ...notice, ...endedAt(3), updatedBy: null },
    { ...notice, ...endedAt(0), updatedBy: 'guest', requestType: 'orderCancellation' },
  ])

  await up(connection)

  expect(await db.many('SELECT "updatedBy", "status", "version" FROM requests ORDER BY "id"')).toEqual([
    { updatedBy: 'recalled', status: 'completed', version: 2 },
    { updatedBy: 'undone', status: 'completed', version: 2 },
    { updatedBy: 'staff', status: 'cancelled', version: 1 },
    { updatedBy: null, status: 'cancelled', version: 1 },
    { updatedBy: 'guest', status: 'cancelled', version: 1 },
  ])
})
