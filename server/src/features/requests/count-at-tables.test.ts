import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoSeed } from '#testing/harbour.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { countRequestsAtTables } from './count-at-tables.ts'

const now = new Date('2026-03-04T12:00:00.000Z')

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

it('counts by an index what nobody has answered at these tables, and at no others', async () => {
  const active = await fresh.db.many<{ tableId: number; createdAt: string }>(
    'SELECT "tableId", "createdAt" FROM requests WHERE "status" = ? ORDER BY "createdAt"',
    'active',
  )
  const [first] = active
  const { db, statements } = recordStatements(fresh.db)

  const counts = await countRequestsAtTables({ db, tableIds: [first!.tableId], now })

  const total = active.filter(({ tableId }) => tableId === first!.tableId).length
  expect(counts).toEqual([{ tableId: first!.tableId, field: 'waiterRequestCount', total, since: first!.createdAt }])
  for (const statement of statements) expect(isFullScan(await planOf(fresh.db, statement))).toBe(false)
})
