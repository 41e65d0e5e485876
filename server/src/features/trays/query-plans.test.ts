import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { TrayOutListQuery } from '@brigade/domain/trays/trays.schema.ts'
import { aStaffPrincipal } from '@brigade/domain/testing/people.builders.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeDelivered } from '#features/orders/public/complete-delivered.ts'
import type { Database } from '#kit/database/database.ts'
import { run } from '#kit/database/transaction.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { quietApp } from '#testing/quiet-app.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { activeTray } from './active-tray.ts'
import { countTrays } from './count-trays.ts'
import { expireTrays } from './expire-trays.ts'
import { exportTrays } from './export-trays.ts'
import { listTrays, listTrayStickers } from './list-trays.ts'
import { traysAtTables } from './trays-at-tables.ts'
import { findClearingActor } from './find-clearing-actor.ts'

const principal: StaffPrincipal = aStaffPrincipal({ role: 'manager', restaurantId: [1] })
const admin = aStaffPrincipal({ role: 'admin', restaurantId: [] })
const weekAgo = { $gt: '2026-02-25T00:00:00.000Z' }

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

const isPaged = true

const questions: Record<string, (db: Database) => Promise<unknown>> = {
  'the trays in rooms': (db) => listTrays({ db, query: { status: 'active' }, principal, isPaged }),
  'those of all venues': (db) => listTrays({ db, query: { status: 'active' }, principal: admin, isPaged }),
  'what was fetched lately': (db) =>
    listTrays({ db, query: { status: 'expired', createdAt: weekAgo }, principal, isPaged }),
  'what a venue missed': (db) =>
    listTrays({ db, query: { updatedAt: weekAgo, $sort: { updatedAt: 1 } }, principal, isPaged }),
  'one tray': (db) => listTrays({ db, query: { trayOutQR: 'HARBOUR-1-001' }, principal, isPaged }),
  'the trays of an order': (db) => listTrays({ db, query: { orderId: 7 }, principal, isPaged }),
  'one sticker': (db) => listTrayStickers({ db, query: { serialContent: 'harbour-1-001' }, principal, isPaged }),
  'the stickers that end alike': (db) =>
    listTrayStickers({ db, query: { restaurantId: 1, serialEnd: '001' }, principal, isPaged }),
  'the stickers of a venue': (db) => listTrayStickers({ db, query: {}, principal, isPaged }),
  'how many rooms have trays': (db) => countTrays({ db, body: {}, principal }),
  'how many of all venues': (db) => countTrays({ db, body: {}, principal: admin }),
  'the trays of rooms': (db) => traysAtTables(db, [5, 6]),
  'where a tray is': (db) => db.read(() => activeTray('HARBOUR-1-001')),
  'who emptied a room': (db) =>
    db.read(() =>
      findClearingActor({ restaurantId: 1, tableId: 5, until: noon.toISOString(), since: undefined, now: noon }),
    ),
  'what is in a room': (db) => db.write(() => expireTrays({ tableId: 5 }, { principal, now: noon })),
  'what was delivered to a room': (db) =>
    db.write(() => completeDelivered({ restaurantId: 1, tableId: 9_999 }, { principal, now: noon, app: quietApp(db) })),
  'the rows of a report': async (db) => {
    const createdAt = { $gt: '2026-01-01T00:00:00.000Z', $lt: '2026-04-01T00:00:00.000Z' }
    const { parts } = await exportTrays({ db, body: { fileName: 'x', restaurantId: 1, createdAt }, principal })
    for await (const part of parts) expect(part).toBeDefined()
  },
}

it.each(Object.entries(questions))('finds %s by an index', async (_name, ask) => {
  const { db, statements } = recordStatements(fresh.db)

  await ask(db)

  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    const plan = await planOf(fresh.db, statement)
    const reads = plan.filter((line) => !/venues/.test(line))
    expect({ sql: statement.sql, plan, isFullScan: isFullScan(reads) }).toMatchObject({ isFullScan: false })
  }
})

it('finds who completed what a room had among the orders of its venue alone', async () => {
  const { db, statements } = recordStatements(fresh.db)

  await db.read(() =>
    findClearingActor({ restaurantId: 1, tableId: 5, until: noon.toISOString(), since: undefined, now: noon }),
  )

  const ofOrders = statements.find(({ sql }) => sql.includes('FROM orders'))
  expect((await planOf(fresh.db, ofOrders!)).join('\n')).toMatch(/orders_ended_table_index/)
})

it.each([
  ['an order', { orderId: 7 }, /tray_outs_of_orders|orderId/],
  ['a serial', { trayOutQR: 'HARBOUR-1-001' }, /trayoutqr/i],
  ['a room', { tableId: 5 }, /tableid/i],
])('finds the trays of %s without all that the venue ever had', async (_what, query, index) => {
  const { db, statements } = recordStatements(fresh.db)

  await listTrays({ db, query, principal, isPaged })

  const ofTrays = statements.filter(({ sql }) => sql.includes('tray_outs'))
  expect(ofTrays).toHaveLength(2)
  for (const statement of ofTrays) {
    const plan = (await planOf(fresh.db, statement)).join('\n')
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/tray_outs_restaurantid/i)
  }
})

it.each([
  ['that a night found', { isOvernight: true }],
  ['that a night found and that were fetched', { isOvernight: true, status: 'expired' as const }],
])('finds the trays %s in their order, among many others', async (_what, query) => {
  await writePast()
  const { db, statements } = recordStatements(fresh.db)

  await listTrays({ db, query, principal, isPaged })

  expect(statements).toHaveLength(2)
  for (const statement of statements) {
    const plan = (await planOf(fresh.db, statement)).join('\n')
    expect(plan).toMatch(/tray_outs_night_/)
    expect(plan).not.toMatch(/TEMP B-TREE/)
  }
})

it.each<[what: string, query: TrayOutListQuery]>([
  ['by their ids', { $sort: { id: -1 } }],
  ['that were fetched by their ids', { status: 'expired', $sort: { id: 1 } }],
])('finds the trays of a venue %s without sorting them', async (_what, query) => {
  await writePast()
  const { db, statements } = recordStatements(fresh.db)

  await listTrays({ db, query, principal, isPaged })

  expect(statements).toHaveLength(2)
  const plan = (await planOf(fresh.db, statements[1]!)).join('\n')
  expect(plan).toMatch(/tray_outs_((status_)?id_index|pkey)/)
  expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
})

it.each<[what: string, query: TrayOutListQuery]>([
  ['they ever had', {}],
  ['of a night', { isOvernight: true }],
  ['that changed last', { status: 'expired', $sort: { updatedAt: -1 } }],
  ['by their ids', { $sort: { id: -1 } }],
])('puts a page of the trays %s together from the beginnings of all venues', async (_what, query) => {
  await writePast()
  const { db, statements } = recordStatements(fresh.db)

  await listTrays({ db, query, principal: admin, isPaged })

  const found = statements.find(({ sql }) => /union all.*order by/i.test(sql))
  const plan = (await planOf(fresh.db, found!)).join('\n')
  expect(plan).toMatch(/MERGE \(UNION ALL\)|Merge Append/)
})

/** Adds many collected trays, compared with which the others are few. */
async function writePast(): Promise<void> {
  await fresh.db.write(() =>
    run(
      `INSERT INTO tray_outs ("restaurantId", "trayOutQR", "type", "status", "tableId", "tableName", "createdAt", "updatedAt", "createdBy", "createdByKind")
       WITH RECURSIVE past(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM past WHERE number < 4000)
       SELECT 1, 'HARBOUR-9-001', 'tray', 'expired', 5, 'Room 205', ?, ?, 'Layla Haddad', 'staff' FROM past`,
      noon.toISOString(),
      noon.toISOString(),
    ),
  )
  if (fresh.db.dialect === 'postgres') await fresh.db.write(() => run('ANALYZE tray_outs'))
}
