import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { Database } from '#kit/database/database.ts'
import { demoSeed } from '#testing/test-server.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { quietApp } from '#testing/quiet-app.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { countOrdersAtTables } from './count-orders-at-tables.ts'
import { countOrders } from './count-orders.ts'
import { exportOrders } from './finance/export-orders.ts'
import { listFinanceOrders } from './finance/list-finance-orders.ts'
import { sumOrders } from './finance/sum-orders.ts'
import { findOrder } from './public/find-order.ts'
import { itemizeOrders } from './lines/itemize-orders.ts'
import { listSoldCounts } from './lines/list-sold-counts.ts'
import { listOrderEvents } from './list-order-events.ts'
import { listOrders } from './list-orders.ts'
import { moveOrder } from './public/move-order.ts'
import { undoAct } from './undo-act.ts'

const now = new Date('2026-03-04T12:00:00.000Z')
const manager: StaffPrincipal = {
  kind: 'staff',
  id: 4,
  role: 'manager',
  fname: 'Mona',
  lname: 'Saleh',
  restaurantId: [1],
  sessionId: 's',
}
const admin: StaffPrincipal = { ...manager, role: 'admin', restaurantId: [] }
const weekAgo = { $gt: '2026-02-25T12:00:00.000Z' }

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

type Question = (db: Database) => Promise<unknown>

const list =
  (query: Parameters<typeof listOrders>[0]['query'], principal = manager): Question =>
  (db) =>
    listOrders({ db, query, principal, isPaged: true })

const month = { from: '2026-02-01', to: '2026-02-28' }

const questions: Record<string, Question> = {
  'the seven-day list of a venue': list({ restaurantId: 1, orderType: 'order', createdAt: weekAgo }),
  'the live board of a venue': list({ restaurantId: 1, status: { $in: ['incoming', 'updated', 'inprogress'] } }),
  'what a venue missed': list({
    restaurantId: 1,
    updatedAt: { $gte: '2026-03-04T11:00:00.000Z' },
    $sort: { updatedAt: 1 },
  }),
  'the delivered orders of a room': list({ restaurantId: 1, tableId: 5, status: 'delivered' }),
  'completed orders by day': list({ restaurantId: 1, completedAT: weekAgo, $sort: { completedAT: -1 } }),
  'the live board of all venues': list({ status: { $in: ['incoming', 'inprogress'] }, createdAt: weekAgo }, admin),
  'the seven-day list of all venues': list({ createdAt: weekAgo }, admin),
  'what all venues missed': list({ updatedAt: { $gte: '2026-03-04T11:00:00.000Z' }, $sort: { updatedAt: 1 } }, admin),
  'orders by the guest’s last name': list({ lastname: 'Had' }),
  'orders by who placed them': list({ placedBy: 'Layla' }),
  'orders by payment type': list({ paymentType: 'card', $countTo: 10_000 }),
  'orders by table': list({ tableId: { $in: [5, 6] }, createdAt: weekAgo }),
  'orders by all of it': list({
    restaurantId: 1,
    lastname: 'Had',
    placedBy: 'Layla',
    paymentType: { $in: ['card', 'cash'] },
    tableId: 5,
    status: { $in: ['completed', 'delivered'] },
    createdAt: weekAgo,
  }),
  'orders of all venues by payment type': list({ paymentType: 'card' }, admin),
  'what finance lists of a venue': (db) =>
    listFinanceOrders({ db, query: { ...month, paymentType: 'card' }, principal: manager, isPaged: true }),
  'what finance lists of all venues': (db) => listFinanceOrders({ db, query: month, principal: admin, isPaged: true }),
  'what is to be paid back': (db) =>
    listFinanceOrders({ db, query: { ...month, isRefundDue: true }, principal: manager, isPaged: true }),
  'the sums of a venue': (db) => sumOrders({ db, filter: month, principal: manager }),
  'the sums of some payment types': (db) =>
    sumOrders({ db, filter: { ...month, paymentType: { $in: ['card', 'cash'] } }, principal: manager }),
  'the sums of all venues': (db) => sumOrders({ db, filter: month, principal: admin }),
  'what is exported': async (db) => {
    const { parts } = await exportOrders({ db, body: { ...month, fileName: 'x' }, principal: admin })
    for await (const part of parts) expect(part.length).toBeGreaterThan(0)
  },
  'the counts of a venue': (db) => countOrders({ db, body: { restaurantId: 1 }, principal: manager, now }),
  'the counts of all venues': (db) => countOrders({ db, body: {}, principal: admin, now }),
  'the counts of tables': (db) => countOrdersAtTables({ db, tableIds: [1, 2, 3], now }),
  'what is undone': async (db) => {
    const waiting = await fresh.db.one<{ id: number }>(
      `SELECT "id" FROM orders WHERE "restaurantId" = 1 AND "status" = 'incoming'`,
    )
    const { id } = waiting!
    const call = { principal: manager, now, app: quietApp(db) }
    await fresh.db.write(() => moveOrder({ id, act: 'accept' }, call))
    await db.write(() => undoAct({ id }, call))
  },
  'one order': (db) => db.read(() => findOrder(1, admin)),
  'what is written as lines': (db) => itemizeOrders(db, now),
  'what a venue sold of each item': (db) => listSoldCounts({ db, venueId: 1, principal: manager, now }),
  'what a venue sold in a time': (db) =>
    db.many('SELECT sum("total") FROM order_lines WHERE "restaurantId" = ? AND "soldAt" >= ?', 1, weekAgo.$gt),
  'what a venue sold of an item': (db) =>
    db.many('SELECT sum("quantity") FROM order_lines WHERE "restaurantId" = ? AND "itemId" = ?', 1, 1),
  'the log of an order': (db) => listOrderEvents({ db, query: { orderId: 1 }, principal: manager, isPaged: true }),
}

it.each(Object.entries(questions))('finds %s by an index', async (_name, ask) => {
  const { db, statements } = recordStatements(fresh.db)

  await ask(db)

  expect(statements.length).toBeGreaterThan(0)
  // Principals of all venues read the whole table.
  for (const statement of statements.filter(({ sql }) => !/^select [^(]* from \W?venues\W? order by/i.test(sql))) {
    const plan = await planOf(fresh.db, statement)
    expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
  }
})

it.each([
  [
    'completed',
    { completedAT: { $gt: '2026-01-01T00:00:00.000Z', $lt: '2026-01-31T00:00:00.000Z' } },
    'orders_finance',
  ],
  ['changed', { updatedAt: { $gt: '2026-01-01T00:00:00.000Z', $lt: '2026-01-31T00:00:00.000Z' } }, 'updatedat'],
] as const)(
  'finds orders by when they were %s before it sorts them by when they were placed',
  async (_what, query, index) => {
    for (const $sort of [{ createdAt: -1 }, { createdAt: 1 }] as const) {
      const { db, statements } = recordStatements(fresh.db)
      await listOrders({ db, query: { restaurantId: 1, ...query, $sort }, principal: manager, isPaged: true })

      const page = statements.find(({ sql }) => /order by/i.test(sql))!
      const plan = (await planOf(fresh.db, page)).join('\n')
      expect(plan).toContain(index)
      // The planner's estimate for small tables says nothing about large ones: the query fixes the plan.
      expect(plan).toMatch(/MATERIALIZE found|CTE found/)
    }
  },
)

it.each([
  ['the guest’s last name', { lastname: 'Had' }],
  ['who placed them', { placedBy: 'Layla' }],
  ['payment type', { paymentType: 'card' }],
  ['table', { tableId: 5 }],
] as const)('finds orders by %s in an index of the search, however they are to be sorted', async (_what, query) => {
  for (const $sort of [{ createdAt: -1 }, { id: 1 }] as const) {
    const { db, statements } = recordStatements(fresh.db)
    await listOrders({ db, query: { ...query, $sort }, principal: manager, isPaged: true })

    const ofOrders = statements.filter(({ sql }) => /\bcreatedAt\b/.test(sql))
    expect(ofOrders.length).toBeGreaterThan(1)
    for (const statement of ofOrders)
      expect((await planOf(fresh.db, statement)).join()).toMatch(/orders_ended_\w+_index/)
  }
})
