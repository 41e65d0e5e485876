import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgottenATurn } from '#kit/database/forget-rows.ts'
import { run } from '#kit/database/transaction.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { forgetOldPushes } from './forget-old-pushes.ts'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

const daysAgo = (days: number) => daysBefore(noon, days)

it('forgets browsers in which nobody signs in any more, turn by turn, and finds them by an index', async () => {
  const confirmed = [...Array.from({ length: forgottenATurn + 1 }, () => daysAgo(91)), daysAgo(89)]
  await fresh.db.write(function* () {
    for (const [number, at] of confirmed.entries()) {
      yield* run(
        `INSERT INTO push_subscriptions ("userId", "sessionId", "endpoint", "p256dh", "auth", "deviceName", "createdAt", "confirmedAt")
         VALUES (1, 's', ?, 'p', 'a', 'A phone', ?, ?)`,
        `https://push.example/${number}`,
        at,
        at,
      )
    }
  })
  const { db, statements } = recordStatements(fresh.db)

  await forgetOldPushes(db, noon)

  expect(await fresh.db.many('SELECT "confirmedAt" FROM push_subscriptions')).toEqual([{ confirmedAt: daysAgo(89) }])
  expect(statements.filter(({ sql }) => sql.startsWith('DELETE FROM push_subscriptions'))).toHaveLength(2)
  for (const statement of statements) expect(isFullScan(await planOf(fresh.db, statement))).toBe(false)
})

it('forgets of which orders somebody was told a day later', async () => {
  const orders = await fresh.db.many<{ id: number }>('SELECT "id" FROM orders ORDER BY "id" LIMIT 2')
  const [old, recent] = orders.map(({ id }) => id)
  await fresh.db.write(function* () {
    const told = 'INSERT INTO push_told_orders ("orderId", "placedAt") VALUES (?, ?)'
    yield* run(told, old!, daysAgo(1.1))
    yield* run(told, recent!, daysAgo(0.9))
  })

  await forgetOldPushes(fresh.db, noon)

  expect(await fresh.db.many('SELECT "orderId" FROM push_told_orders')).toEqual([{ orderId: recent }])
})
