import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGuest, aStaffPrincipal } from '@brigade/domain/testing/people.builders.ts'
import type { Database } from '#kit/database/database.ts'
import { run } from '#kit/database/transaction.ts'
import { demoSeed } from '#testing/test-server.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { quietApp } from '#testing/quiet-app.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { findSellingVenue } from '#features/tables/public/selling-venue.ts'
import { listOrders } from '../list-orders.ts'
import { closeBill } from './close-bill.ts'
import { closeBillsByNight } from './close-by-night.ts'
import { readBill } from './find-bill.ts'
import { joinBill } from './join-bill.ts'
import { listBills } from './list-bills.ts'
import { lastOnTab, relinkTab } from '../open-tab.ts'

const now = new Date('2026-03-04T12:00:00.000Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const manager = aStaffPrincipal()
const admin = aStaffPrincipal({ role: 'admin', restaurantId: [] })

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

const join = (at: Date) => (db: Database) =>
  db.write(function* () {
    const venue = yield* findSellingVenue(5)
    return yield* joinBill({ tableId: 5, venue: venue!, principal: manager, now: at })
  })

const questions: Record<string, (db: Database) => Promise<unknown>> = {
  'the bill that an order joins or opens': join(now),
  'the bill that an order joins days later': join(days(3)),
  'one bill': (db) => db.read(() => readBill(1, admin)),
  'the open bills of a venue': (db) =>
    listBills({ db, query: { restaurantId: 1, isOpen: true }, principal: manager, isPaged: true }),
  'what was changed in all venues': (db) =>
    listBills({
      db,
      query: { updatedAt: { $gte: now.toISOString() }, $sort: { updatedAt: 1 } },
      principal: admin,
      isPaged: true,
    }),
  'the bill of a guest': (db) => listBills({ db, query: {}, principal: aGuest({ tableId: 5 }), isPaged: true }),
  'the orders of a guest': (db) => listOrders({ db, query: {}, principal: aGuest({ tableId: 5 }), isPaged: true }),
  'the orders of a bill': (db) =>
    listOrders({ db, query: { billId: 1, $sort: { id: 1 } }, principal: manager, isPaged: false }),
  'the last order of a tab': (db) => db.read(() => lastOnTab({ billId: 1 })),
  'the orders of a tab': (db) => db.write(() => relinkTab(1, { principal: manager, now })),
  'the bill that is closed': async (db) => {
    const open = await fresh.db.one<{ id: number }>(
      'SELECT "id" FROM bills WHERE "restaurantId" = 1 AND "closedAt" IS NULL',
    )
    await fresh.db.write(() => run('UPDATE orders SET "status" = ? WHERE "billId" = ?', 'completed', open!.id))
    await db.write(() => closeBill({ id: open!.id }, { principal: manager, now, app: quietApp(db) }))
  },
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

it('finds what the night closes among the open bills alone', async () => {
  const { db, statements } = recordStatements(fresh.db)

  await closeBillsByNight(quietApp(db), days(30))

  const [list, ...rest] = statements
  expect((await planOf(fresh.db, list!)).some((line) => line.includes('bills_open_'))).toBe(true)
  for (const statement of rest) expect(isFullScan(await planOf(fresh.db, statement))).toBe(false)
})
