import { afterAll, beforeAll, expect, it } from 'vitest'
import { aStaffPrincipal } from '@brigade/domain/testing/people.builders.ts'
import type { Database } from '#kit/database/database.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { countReceiptOrders, listReceiptOrders } from './list-receipt-orders.ts'

const manager = aStaffPrincipal({ role: 'manager', restaurantId: [3] })
const admin = aStaffPrincipal({ role: 'admin', restaurantId: [] })
const weekAgo = { $gt: '2026-02-25T12:00:00.000Z' }

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

type Question = (db: Database) => Promise<unknown>

const list =
  (query: Parameters<typeof listReceiptOrders>[0]['query'], principal = manager): Question =>
  (db) =>
    listReceiptOrders({ db, query, principal, isPaged: true })

const questions: Record<string, Question> = {
  'the seven-day list of a venue': list({ restaurantId: 3, createdAt: weekAgo }),
  'the open ones of a venue': list({
    restaurantId: 3,
    status: { $in: ['incoming', 'inprogress'] },
    createdAt: weekAgo,
  }),
  'what a venue missed': list({ restaurantId: 3, updatedAt: weekAgo, $sort: { updatedAt: 1 } }),
  'those of all venues': list({ createdAt: weekAgo }, admin),
  'the counts of a venue': (db) => countReceiptOrders({ db, body: { restaurantId: 3 }, principal: manager, now: noon }),
}

it.each(Object.entries(questions))('finds %s by an index', async (_name, ask) => {
  const { db, statements } = recordStatements(fresh.db)

  await ask(db)

  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    const plan = await planOf(fresh.db, statement)
    expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
  }
})
