import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GuestPrincipal, StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import type { RequestListQuery } from '@brigade/domain/requests/requests.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { quietApp } from '#testing/quiet-app.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { readBill } from '#features/orders/bills/find-bill.ts'
import { countRequests } from './count-requests.ts'
import { endRequestsByNight } from './end-by-night.ts'
import { escalateRequests } from './escalate-requests.ts'
import { followBill } from './on-bill-closed.ts'
import { unfollowOrder } from './on-order-moved.ts'
import { listRequests } from './list-requests.ts'
import { measureResponseTimes } from './measure-response-times.ts'

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
const monthAgo = { $gt: '2026-02-01T00:00:00.000Z' }

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

const questions: [string, RequestListQuery, StaffPrincipal][] = [
  ['the active requests of a venue', { restaurantId: 1, status: 'active', createdAt: monthAgo }, manager],
  ['the active requests of all venues', { status: 'active', createdAt: monthAgo }, admin],
  ['the requests about an order', { orderId: 5, status: 'active' }, manager],
  ['what a venue missed', { restaurantId: 1, updatedAt: monthAgo, $sort: { updatedAt: 1 } }, manager],
  ['the requests of a room', { tableId: 5, status: 'active' }, manager],
]

it('finds nothing of an order for somebody who works nowhere', async () => {
  const nobody: StaffPrincipal = { ...manager, restaurantId: [] }

  await expect(
    listRequests({ db: fresh.db, query: { orderId: 5 }, principal: nobody, isPaged: true }),
  ).resolves.toMatchObject({
    total: 0,
  })
})

it.each(questions)('finds %s by an index', async (_name, query, principal) => {
  const { db, statements } = recordStatements(fresh.db)

  await listRequests({ db, query, principal, isPaged: true })

  // Venues are few, so a scan of them is fine.
  const found = statements.filter(({ sql }) => !sql.includes('FROM venues'))
  expect(found.length).toBeGreaterThan(0)
  for (const statement of found) {
    const plan = await planOf(fresh.db, statement)
    expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
  }
})

it.each<[what: string, query: RequestListQuery, who: GuestPrincipal | StaffPrincipal, column: RegExp]>([
  ['of a sitting', {}, guest, /tableid_(sitting|status)/i],
  ['of a sitting that are done', { status: 'completed', createdAt: monthAgo }, guest, /tableid_(sitting|status)/i],
  ['about an order', { orderId: 5 }, manager, /orderid/i],
  ['of a service', { serviceId: 5 }, manager, /requests_service/i],
  ['of a room', { tableId: 5 }, manager, /tableid/i],
])('finds the requests %s without those that the venue ever had', async (_what, query, principal, column) => {
  const { db, statements } = recordStatements(fresh.db)

  await listRequests({ db, query, principal, isPaged: true })

  expect(statements).toHaveLength(2)
  for (const statement of statements) {
    const plan = await planOf(fresh.db, statement)
    expect(plan.join('\n')).toMatch(column)
    expect(plan.join('\n')).not.toMatch(/requests_restaurantid/i)
  }
})

it.each([
  ['of a type', { requestType: 'towel' as const }],
  ['of a type that were seen to', { requestType: 'towel' as const, status: 'completed' as const }],
])('finds the requests %s in their order, among many others', async (_what, query) => {
  await writePast()
  const { db, statements } = recordStatements(fresh.db)

  await listRequests({ db, query, principal: manager, isPaged: true })

  expect(statements).toHaveLength(2)
  for (const statement of statements) {
    const plan = (await planOf(fresh.db, statement)).join('\n')
    expect(plan).toMatch(/requests_type_/)
    expect(plan).not.toMatch(/TEMP B-TREE/)
  }
})

it.each<[what: string, query: RequestListQuery]>([
  ['by their ids', { $sort: { id: -1 } }],
  ['that were seen to by their ids', { status: 'completed', $sort: { id: 1 } }],
])('finds the requests of a venue %s without sorting them', async (_what, query) => {
  await writePast()
  const { db, statements } = recordStatements(fresh.db)

  await listRequests({ db, query, principal: manager, isPaged: true })

  expect(statements).toHaveLength(2)
  const plan = (await planOf(fresh.db, statements[1]!)).join('\n')
  expect(plan).toMatch(/requests_((status_)?id_index|pkey)/)
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
})

it('finds the requests of a rare type without looking through all others by their ids', async () => {
  await writePast()
  const { db, statements } = recordStatements(fresh.db)

  await listRequests({ db, query: { requestType: 'towel', $sort: { id: -1 } }, principal: manager, isPaged: true })

  expect(statements).toHaveLength(2)
  expect((await planOf(fresh.db, statements[1]!)).join('\n')).toMatch(/requests_type_/)
})

it.each<[what: string, query: RequestListQuery]>([
  ['they ever had', {}],
  ['of a type', { requestType: 'towel' }],
  ['that changed last', { $sort: { updatedAt: -1 } }],
  ['by their ids', { $sort: { id: -1 } }],
])('puts a page of the requests %s together from the beginnings of all venues', async (_what, query) => {
  await writePast()
  const { db, statements } = recordStatements(fresh.db)

  await listRequests({ db, query, principal: admin, isPaged: true })

  const found = statements.find(({ sql }) => /union all.*order by/i.test(sql))
  const plan = (await planOf(fresh.db, found!)).join('\n')
  expect(plan).toMatch(/MERGE \(UNION ALL\)|Merge Append/)
})

it('finds the requests of many rooms, which may be all of a venue, by whichever is less', async () => {
  const { db, statements } = recordStatements(fresh.db)

  await listRequests({ db, query: { tableId: { $in: [1, 2, 3, 4, 5] } }, principal: manager, isPaged: true })

  expect(statements).toHaveLength(2)
  for (const { sql } of statements) expect(sql).not.toContain('+"restaurantId"')
})

it('measures the response times of a service by its type, from the last ones', async () => {
  await writePast()
  const { db, statements } = recordStatements(fresh.db)

  await db.read(() => measureResponseTimes({ id: 4, principal: manager, now: noon }))

  expect(statements).toHaveLength(2)
  const plan = (await planOf(fresh.db, statements[1]!)).join('\n')
  expect(plan).toMatch(/requests_type_/)
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
})

it('finds what followed from an act that is undone by an index', async () => {
  const { db, statements } = recordStatements(fresh.db)
  const about = { order: anOrder({ id: 5 }), act: 'merge', version: 2, withOrderId: 6, paidWith: null } as const
  const undone = { ...about, principal: manager, now: noon, app: quietApp(db) }

  await db.write(() => unfollowOrder(undone))

  expect(statements).toHaveLength(4)
  for (const statement of statements) expect(isFullScan(await planOf(fresh.db, statement))).toBe(false)
})

it('finds what a table asked for to pay by an index, when its bill is closed', async () => {
  const { db, statements } = recordStatements(fresh.db)
  const bill = await fresh.db.read(() => readBill(1, admin))

  await db.write(() => followBill({ bill, principal: manager, now: noon, app: quietApp(db) }))

  expect(statements).toHaveLength(4)
  for (const statement of statements) expect(isFullScan(await planOf(fresh.db, statement))).toBe(false)
})

it('finds what is left from before a night by an index', async () => {
  const { db, statements } = recordStatements(fresh.db)

  await endRequestsByNight(quietApp(db), new Date('2026-03-06T08:00:00.000Z'))

  // Venues are few, so a scan of them is fine.
  const atVenues = statements.filter(({ sql }) => sql.startsWith('UPDATE'))
  expect(atVenues.length).toBeGreaterThan(0)
  for (const statement of atVenues) expect(isFullScan(await planOf(fresh.db, statement))).toBe(false)
})

it('finds what is overdue and not told yet among many that were told', async () => {
  await fresh.db.write(() =>
    run(
      `INSERT INTO requests ("restaurantId", "requestType", "status", "tableId", "table", "sitting", "createdAt", "updatedAt", "dueAt", "escalatedAt")
       WITH RECURSIVE told(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM told WHERE number < 4000)
       SELECT 1, 'talk', 'active', 5, 'Room 205', 0, ?, ?, ?, ? FROM told`,
      ...[noon, noon, noon, noon].map((at) => at.toISOString()),
    ),
  )
  if (fresh.db.dialect === 'postgres') await fresh.db.write(() => run('ANALYZE requests'))
  const { db, statements } = recordStatements(fresh.db)

  await escalateRequests(quietApp(db), new Date('2026-03-06T08:00:00.000Z'))

  const searches = statements.filter(({ sql }) => sql.startsWith('SELECT'))
  expect(searches.length).toBeGreaterThan(1)
  for (const statement of searches) {
    const plan = (await planOf(fresh.db, statement)).join('\n')
    expect(plan).toMatch(/requests_alerts/)
    // The index by creation only finds the requests that a clock that was ahead has dated.
    expect(plan).not.toMatch(/Seq Scan|requests_(?!alerts|createdat)\w+_index/)
  }
})

it.each([manager, admin])('counts what waits by an index for $role', async (principal) => {
  const { db, statements } = recordStatements(fresh.db)

  await countRequests({ db, body: {}, principal, now: noon })

  expect(statements).toHaveLength(1)
  for (const statement of statements) expect(isFullScan(await planOf(fresh.db, statement))).toBe(false)
})

/** Adds many resolved requests, compared with which the open ones are few. */
async function writePast(): Promise<void> {
  await fresh.db.write(() =>
    run(
      `INSERT INTO requests ("restaurantId", "requestType", "status", "tableId", "table", "sitting", "createdAt", "updatedAt")
       WITH RECURSIVE past(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM past WHERE number < 4000)
       SELECT 1, 'talk', 'completed', 5, 'Room 205', 0, ?, ? FROM past`,
      noon.toISOString(),
      noon.toISOString(),
    ),
  )
  if (fresh.db.dialect === 'postgres') await fresh.db.write(() => run('ANALYZE requests'))
}
