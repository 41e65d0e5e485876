import { expect, it } from 'vitest'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from './20261124060000_shares_of_payments.ts'

const migration = openMigration(demoSeed)

const at = '2026-03-04T10:00:00.000Z'
const told = {
  restaurantId: 1,
  kind: 'paid',
  state: 'taken',
  amount: 5_000,
  currency: 'AED',
  createdAt: at,
  updatedAt: at,
}
const paid = { restaurantId: 1, kind: 'online', currency: 'AED', amount: 5_000, provider: 'stripe', at }

it('separates the words of a provider from the order that a share was for, and leaves words that are like it', async () => {
  const { connection, db } = migration
  await down(connection)
  const [one, other] = await connection('orders').limit(2).select('id')
  await connection('payment_events').delete()
  await connection('payments').whereNotNull('provider').delete()
  await connection('payment_events').insert([
    { ...told, provider: 'stripe', orderId: one.id, eventId: 'evt', reference: 'pi' },
    { ...told, provider: 'stripe', orderId: other.id, eventId: `evt#${other.id}`, reference: `pi#${other.id}` },
    { ...told, provider: 'webhook', orderId: one.id, eventId: 'a#7', reference: 'table#7' },
  ])
  await connection('payments').insert([
    { ...paid, orderId: one.id, reference: 'pi', paymentReference: 'pi' },
    { ...paid, orderId: other.id, reference: `pi#${other.id}`, paymentReference: 'pi' },
    { ...paid, orderId: one.id, provider: 'webhook', reference: 'table#7', paymentReference: 'table#7' },
  ])
  const before = await words()

  await up(connection)

  expect(await words(', "share"')).toEqual([
    [
      { eventId: 'evt', reference: 'pi', share: 0 },
      { eventId: 'evt', reference: 'pi', share: other.id },
      { eventId: 'a#7', reference: 'table#7', share: 0 },
    ],
    [
      { reference: 'pi', share: 0 },
      { reference: 'pi', share: other.id },
      { reference: 'table#7', share: 0 },
    ],
  ])
  await down(connection)
  expect(await words()).toEqual(before)
  await up(connection)

  function words(share = '') {
    return Promise.all([
      db.many(`SELECT "eventId", "reference"${share} FROM payment_events ORDER BY "id"`),
      db.many(`SELECT "reference"${share} FROM payments WHERE "provider" IS NOT NULL ORDER BY "id"`),
    ])
  }
})
