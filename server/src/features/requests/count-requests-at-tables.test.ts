import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { demoSeed } from '#testing/test-server.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { countRequestsAtTables } from './count-requests-at-tables.ts'

const now = new Date('2026-03-04T12:00:00.000Z')

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

it('counts by an index what nobody has answered at these tables, since when, and at no others', async () => {
  const active = await fresh.db.many<{ tableId: number; createdAt: string }>(
    'SELECT "tableId", "createdAt" FROM requests WHERE "status" = ? ORDER BY "createdAt"',
    'active',
  )
  const [first, second, ...others] = new Set(active.map(({ tableId }) => tableId))
  const { db, statements } = recordStatements(fresh.db)

  const counts = await countRequestsAtTables({ db, tableIds: [first!, second!], now })

  const countOf = (id: number) => {
    const there = active.filter(({ tableId }) => tableId === id)
    return { tableId: id, field: 'waiterRequestCount', total: there.length, since: there[0]!.createdAt }
  }
  expect(others).not.toEqual([])
  expect(new Set(counts)).toEqual(new Set([countOf(first!), countOf(second!)]))
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) expect(isFullScan(await planOf(fresh.db, statement))).toBe(false)
})

it('counts as far back as requests are listed', async () => {
  const [room] = await fresh.db.many<{ id: number }>(
    'SELECT "id" FROM tables WHERE "restaurantId" = 1 AND "id" NOT IN (SELECT "tableId" FROM requests)',
  )
  const { id: tableId } = room!
  await fresh.db.write(() =>
    run(
      `INSERT INTO requests ("restaurantId", "requestType", "status", "tableId", "table", "sitting", "createdAt", "updatedAt")
       VALUES (1, 'talk', 'active', ?, 'Room', 1, ?, ?)`,
      tableId,
      now.toISOString(),
      now.toISOString(),
    ),
  )
  const end = now.getTime() + requestWindowDays * 86_400_000
  const countAt = (time: number) => countRequestsAtTables({ db: fresh.db, tableIds: [tableId], now: new Date(time) })

  expect(await countAt(end - 1)).toMatchObject([{ tableId, total: 1 }])
  expect(await countAt(end)).toEqual([])
})
