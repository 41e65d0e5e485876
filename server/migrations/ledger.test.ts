import { expect, it } from 'vitest'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from './20261123100000_ledger.ts'

const migration = openMigration(demoSeed)

it('has of old payments in which way money moved, and of what providers reported for no order', async () => {
  const { connection, db } = migration
  await down(connection)
  const { id: orderId } = await connection('orders').first('id')
  const at = '2026-03-04T10:00:00.000Z'
  await connection('payments').where({ orderId }).delete()
  await connection('order_events').where({ orderId }).delete()
  const log = { orderId, restaurantId: 1, by: 'Omar', byKind: 'staff', at, toStatus: 'updated', act: 'update' }
  const before = { amountPaidOnline: 0, amountPaidByCard: 0 }
  await connection('order_events').insert({ ...log, version: 4, before: JSON.stringify(before) })
  const payment = {
    orderId,
    restaurantId: 1,
    currency: 'AED',
    amount: 100,
    at,
    version: 4,
    provider: null,
    reference: null,
  }
  await connection('payments').insert([
    { ...payment, kind: 'online', version: 2, provider: 'stripe', reference: 'pi_1#7' },
    { ...payment, kind: 'refundInCash', version: 3 },
    { ...payment, kind: 'carried', reference: '#9' },
    { ...payment, kind: 'carried', reference: '#9' },
  ])
  const event = { restaurantId: 1, provider: 'webhook', amount: 700, currency: 'AED', createdAt: at, updatedAt: at }
  await connection('payment_events').delete()
  await connection('payment_events').insert([
    { ...event, eventId: 'a', reference: 'one', kind: 'paid', state: 'needsPerson' },
    { ...event, eventId: 'b', reference: 'two', kind: 'refunded', state: 'settled' },
    { ...event, eventId: 'c', reference: 'three', kind: 'paid', state: 'taken' },
  ])

  await up(connection)

  expect(
    await db.many(
      'SELECT "kind", "way", "paymentReference", "amount" FROM payments WHERE "orderId" = ? OR "orderId" IS NULL ORDER BY "id"',
      orderId,
    ),
  ).toEqual([
    { kind: 'online', way: 'online', paymentReference: 'pi_1', amount: 100 },
    { kind: 'refundInCash', way: 'cash', paymentReference: null, amount: 100 },
    { kind: 'carried', way: 'online', paymentReference: null, amount: 100 },
    { kind: 'carried', way: 'card', paymentReference: null, amount: 100 },
    { kind: 'online', way: 'online', paymentReference: 'one', amount: 700 },
    { kind: 'refund', way: 'online', paymentReference: null, amount: -700 },
  ])
})
