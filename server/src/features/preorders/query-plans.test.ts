import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GuestPrincipal, StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { PreOrderListQuery } from '@brigade/domain/preorders/preorders.schema.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { quietApp } from '#testing/quiet-app.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { countTaken, countWaitingAt } from './count-pre-orders.ts'
import { listPreOrders } from './list-pre-orders.ts'
import { releaseDuePreOrders } from './release-pre-orders.ts'

const manager: StaffPrincipal = {
  kind: 'staff',
  id: 4,
  role: 'manager',
  fname: 'Mona',
  lname: 'Saleh',
  restaurantId: [1],
  sessionId: 's',
}
const guest: GuestPrincipal = {
  kind: 'guest',
  role: 'guest',
  tableId: 5,
  tableName: 'Room 205',
  restaurantId: [1],
  tokenVersion: 1,
  sitting: 1,
  isOver: false,
}
const day = '2026-03-05'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

const lists: [string, PreOrderListQuery, StaffPrincipal | GuestPrincipal][] = [
  ['of a day at a venue', { restaurantId: 1, day, $sort: { slotAt: 1 } }, manager],
  ['of a form', { formId: 1, day }, manager],
  ['of an order', { orderId: 1 }, manager],
  ['of a sitting', {}, guest],
]

it.each(lists)('finds the pre-orders %s by an index', async (_what, query, principal) => {
  await expectNoScan((db) => listPreOrders({ db, query, principal, isPaged: true }))
})

it('counts slots and rooms, and finds what is due, by an index', async () => {
  await expectNoScan((db) => db.read(() => countTaken(1, [day])))
  await expectNoScan((db) => db.read(() => countWaitingAt(5)))
  await expectNoScan((db) => releaseDuePreOrders(quietApp(db), noon))
})

async function expectNoScan(act: (db: FreshDatabase['db']) => Promise<unknown>): Promise<void> {
  const { db, statements } = recordStatements(fresh.db)
  await act(db)
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    const plan = await planOf(fresh.db, statement)
    expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
  }
}
