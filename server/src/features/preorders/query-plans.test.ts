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
  expect(await scansOf((db) => listPreOrders({ db, query, principal, isPaged: true }))).toEqual([])
})

it('counts slots and rooms, and finds what is due, by an index', async () => {
  expect(await scansOf((db) => db.read(() => countTaken(1, [day])))).toEqual([])
  expect(await scansOf((db) => db.read(() => countWaitingAt(5)))).toEqual([])
  expect(await scansOf((db) => releaseDuePreOrders(quietApp(db), noon))).toEqual([])
})

/** Returns the statements of an act that read a whole table. */
async function scansOf(act: (db: FreshDatabase['db']) => Promise<unknown>): Promise<string[]> {
  const { db, statements } = recordStatements(fresh.db)
  await act(db)
  if (statements.length === 0) throw new Error('Nothing was read')
  const scans: string[] = []
  for (const statement of statements) if (isFullScan(await planOf(fresh.db, statement))) scans.push(statement.sql)
  return scans
}
