import { beforeAll, expect, it } from 'vitest'
import { openStatuses } from '@brigade/domain/orders/orders.status.ts'
import { run } from '#kit/database/transaction.ts'
import { loadDemo } from '#seeds/load-demo.ts'
import { fillPastOrders } from '#testing/fill-past-orders.ts'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from '../../../../migrations/20261122060000_bills.ts'
import * as requestsOfSittings from '../../../../migrations/20261123050000_requests_of_sittings.ts'
import type { OrderRow } from '../records/order-columns.ts'
import type { BillRow } from './bill-columns.ts'

const dayMs = 86_400_000

const now = new Date()
const migration = openMigration({ name: 'demo of today', load: (db) => loadDemo(db, { now }) })

let logged: number

beforeAll(async () => {
  const longAgo = new Date(now.getTime() - 80 * dayMs).toISOString()
  await migration.db.write(function* () {
    yield* run(
      'UPDATE orders SET "status" = ?, "createdAt" = ?, "updatedAt" = ? WHERE "id" = 1',
      'delivered',
      longAgo,
      longAgo,
    )
    yield* run('UPDATE orders SET "openTab" = ? WHERE "restaurantId" = 2', true)
  })
  logged = await countLog()
  await requestsOfSittings.down(migration.connection)
  await down(migration.connection)
  await up(migration.connection)
  await requestsOfSittings.up(migration.connection)
  await fillPastOrders(migration.connection)
})

it('puts every order from before on the bill of its table, with its requests', async () => {
  const bills = new Map((await migration.db.many<BillRow>('SELECT * FROM bills')).map((bill) => [bill.id, bill]))
  const orders = await migration.db.many<OrderRow>('SELECT * FROM orders')
  const astray = await migration.db.many(
    'SELECT r."id" FROM requests r JOIN orders o ON o."id" = r."orderId" WHERE o."sitting" <> r."sitting"',
  )

  expect(orders.length).toBeGreaterThan(100)
  for (const order of orders) {
    const bill = bills.get(order.billId)!
    expect([bill.tableId, bill.sitting]).toEqual([order.tableId, order.sitting])
    expect(bill.openedAt <= order.createdAt).toBe(true)
  }
  expect(astray).toEqual([])
})

it('keeps the log of the orders', async () => {
  expect(logged).toBeGreaterThan(100)
  expect(await countLog()).toBe(logged)
})

it('leaves open what is of this night and not finished, and nothing older', async () => {
  const open = await migration.db.many<BillRow>('SELECT * FROM bills WHERE "closedAt" IS NULL')
  const forgotten = await migration.db.one<BillRow>(
    'SELECT b.* FROM bills b JOIN orders o ON o."billId" = b."id" WHERE o."id" = 1',
  )
  const dayAgo = new Date(Date.now() - dayMs).toISOString()

  for (const bill of open) {
    const orders = await migration.db.many<OrderRow>('SELECT * FROM orders WHERE "billId" = ?', bill.id)
    expect(orders.some(({ status }) => (openStatuses as readonly string[]).includes(status))).toBe(true)
    expect(bill.openedAt > dayAgo).toBe(true)
  }
  expect(forgotten).toMatchObject({ closedByKind: 'night', closedAt: expect.any(String) })
})

it('counts the sittings of each table, and goes on with the open one or the next', async () => {
  const tables = await migration.db.many<{ id: number; sitting: number }>('SELECT "id", "sitting" FROM tables')
  for (const { id, sitting } of tables) {
    const bills = await migration.db.many<BillRow>('SELECT * FROM bills WHERE "tableId" = ? ORDER BY "openedAt"', id)
    expect(bills.map((bill) => bill.sitting)).toEqual(bills.map((_, index) => index + 1))
    expect(sitting).toBe(bills.length + (bills.at(-1)?.closedAt === null ? 0 : 1))
  }
})

it('makes one row of each tab', async () => {
  const orders = await migration.db.many<OrderRow>(
    `SELECT * FROM orders WHERE "openTab" = ? AND "status" <> 'merged' ORDER BY "billId", "id"`,
    true,
  )
  const before = new Map<number, number>()
  for (const { id, billId, continuationOf } of orders) {
    expect(continuationOf).toBe(before.get(billId) ?? null)
    before.set(billId, id)
  }
})

async function countLog(): Promise<number> {
  return (await migration.db.one<{ total: number }>('SELECT count(*) AS "total" FROM order_events'))!.total
}
