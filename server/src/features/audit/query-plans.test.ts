import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuditListQuery } from '@brigade/domain/audit/audit.schema.ts'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { aStaffPrincipal } from '@brigade/domain/testing/people.builders.ts'
import { run } from '#kit/database/transaction.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { exportAuditLog } from './export-audit-log.ts'
import { forgetAuditLog } from './forget-audit-log.ts'
import { listAuditLog } from './list-audit-log.ts'

const manager = aStaffPrincipal()
const ofTwo = aStaffPrincipal({ restaurantId: [1, 2] })
const admin = aStaffPrincipal({ role: 'admin', restaurantId: [] })
const day = { $gte: '2026-02-01T00:00:00.000Z', $lt: '2026-02-02T00:00:00.000Z' }

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
  await fresh.db.write(() => fill(fresh.db.dialect, 20_000))
  if (fresh.db.dialect === 'postgres') await fresh.db.many('ANALYZE audit_log')
})

afterAll(() => fresh.remove())

const questions: [string, AuditListQuery, StaffPrincipal][] = [
  ['the newest of a venue', {}, manager],
  ['the newest of two venues', {}, ofTwo],
  ['a day of all', { at: day }, admin],
  ['a day of a venue', { at: day }, manager],
  ['a person', { byKind: 'staff', byId: 7 }, admin],
  ['a person, at a venue', { byKind: 'staff', byId: 7 }, manager],
  ['a person on a day', { byKind: 'staff', byId: 7, at: day }, admin],
  ['a record', { record: 'item', recordId: 5 }, admin],
  ['a record of a venue', { record: 'item', recordId: 5 }, manager],
  ['a kind of record', { record: 'printer' }, admin],
  ['a kind of record at a venue', { record: 'printer' }, manager],
  ['an act', { act: 'refunded' }, admin],
  ['an act at a venue', { act: 'refunded' }, manager],
]

it.each(questions)('finds %s by an index', async (_what, query, principal) => {
  const { db, statements } = recordStatements(fresh.db)

  await listAuditLog({ db, query, principal, isPaged: true })

  expect(await fullScansIn(statements)).toEqual([])
})

it('reads the newest of all in the order of an index, as many as a page has', async () => {
  const { db, statements } = recordStatements(fresh.db)

  await listAuditLog({ db, query: {}, principal: admin, isPaged: true })

  for (const statement of statements) {
    expect(statement.sql).toMatch(/limit/i)
    expect(await planOf(fresh.db, statement)).not.toContainEqual(expect.stringMatching(/TEMP B-TREE|Sort/))
  }
})

it('exports and forgets by an index', async () => {
  const { db, statements } = recordStatements(fresh.db)
  const at = { $gt: day.$gte, $lt: day.$lt }
  const { parts } = await exportAuditLog({ db, body: { fileName: 'log', at }, principal: manager })
  for await (const part of parts) expect(part.length).toBeGreaterThan(0)
  await forgetAuditLog(db, { days: 100_000, now: noon })

  expect(await fullScansIn(statements)).toEqual([])
})

type Statements = ReturnType<typeof recordStatements>['statements']

/** Returns the statements that read the whole log, with their plans. There must be statements. */
async function fullScansIn(statements: Statements): Promise<object[]> {
  // Venues are few, so a scan of them is fine, and the boundary of what is kept is one row.
  const found = statements.filter(({ sql }) => !/FROM "?venues|FROM "?users|audit_retention/.test(sql))
  expect(found.length).toBeGreaterThan(0)
  const plans = await Promise.all(
    found.map(async (statement) => ({ sql: statement.sql, plan: await planOf(fresh.db, statement) })),
  )
  return plans.filter(({ plan }) => isFullScan(plan))
}

/** Fills the log with entries of four venues and of head office, a few minutes apart. */
function fill(dialect: 'sqlite' | 'postgres', rows: number) {
  const numbers =
    dialect === 'postgres'
      ? `SELECT generate_series(1, ${rows}) AS "n"`
      : `WITH RECURSIVE counted ("n") AS (SELECT 1 UNION ALL SELECT "n" + 1 FROM counted WHERE "n" < ${rows})
         SELECT "n" FROM counted`
  const at =
    dialect === 'postgres'
      ? `timestamptz '2026-01-01T00:00:00Z' + "n" * interval '3 minutes'`
      : `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01T00:00:00Z', ("n" * 3) || ' minutes')`
  return run(
    `INSERT INTO audit_log ("at", "act", "record", "recordId", "recordName", "restaurantId", "byKind", "byId", "by", "byRole", "address",
       "changes", "moreChanges", "count")
     SELECT ${at}, CASE WHEN "n" % 50 = 0 THEN 'refunded' ELSE 'changed' END, CASE WHEN "n" % 20 = 0 THEN 'printer' ELSE 'item' END,
       "n" % 500, 'Soup', NULLIF("n" % 5, 0), 'staff', "n" % 40, 'Layla Haddad', 'manager', '192.0.2.1', '[]', 0, 1
     FROM (${numbers}) AS counted_rows`,
  )
}
