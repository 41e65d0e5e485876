import { expect, it } from 'vitest'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from './20261123080000_money_that_went_back.ts'

const migration = openMigration(demoSeed)

it('is known of refunds that were due before: what had gone back when they were last written', async () => {
  const { connection, db } = migration
  await down(connection)
  const { id: orderId, version } = await connection('orders').first('id', 'version')
  const at = (hour: number) => `2026-03-04T${hour}:00:00.000Z`
  const went = { orderId, restaurantId: 1, currency: 'AED', version }
  await connection('payments').where({ orderId }).delete()
  await connection('payments').insert([
    { ...went, kind: 'online', amount: 5_000, at: at(10) },
    { ...went, kind: 'refundInCash', amount: -700, at: at(11) },
    { ...went, kind: 'refund', amount: -300, at: at(12) },
    { ...went, kind: 'refundByCard', amount: -200, at: at(14) },
  ])
  const event = { restaurantId: 1, orderId, provider: 'brigade', state: 'settled', currency: 'AED', createdAt: at(10) }
  await connection('payment_events').where({ orderId }).delete()
  await connection('payment_events').insert([
    { ...event, eventId: 'due', kind: 'refundDue', amount: 4_000, updatedAt: at(13) },
    { ...event, eventId: 'before', kind: 'refundDue', amount: 5_000, updatedAt: at(10) },
    { ...event, eventId: 'paid', kind: 'paid', amount: 5_000, updatedAt: at(13) },
  ])

  await up(connection)

  expect(
    await db.many('SELECT "eventId", "wentBack" FROM payment_events WHERE "orderId" = ? ORDER BY "id"', orderId),
  ).toEqual([
    { eventId: 'due', wentBack: 1_000 },
    { eventId: 'before', wentBack: 0 },
    { eventId: 'paid', wentBack: 0 },
  ])
})
