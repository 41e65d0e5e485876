import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { recordStatements } from '#testing/recorded-statements.ts'
import { run } from '../database/transaction.ts'
import { reportParts } from './report-parts.ts'

type Row = { id: number; createdAt: string }

const createdAt = { $gt: '2025-01-01T00:00:00.000Z', $lt: '2025-02-01T00:00:00.000Z' }
const tables = 12

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

it('gives each row once, the oldest first, and begins each part where the one before ended', async () => {
  const times = ['2024-12-31T23:59:00.000Z', createdAt.$gt, '2025-01-02T08:00:00.000Z', '2025-01-09T08:00:00.000Z']
  for (const at of [...times, createdAt.$lt, noon.toISOString()])
    await fresh.db.write(() =>
      run(
        `INSERT INTO requests ("restaurantId", "requestType", "status", "tableId", "table", "createdAt", "updatedAt")
         SELECT 1, 'talk', 'completed', t."id", 'Pool', ?, ? FROM tables t, items i WHERE i."id" <= 400 AND t."id" <= ?`,
        at,
        at,
        tables,
      ),
    )
  const { db, statements } = recordStatements(fresh.db)
  const rows = db.build('requests').where('restaurantId', 1)
  const parts: Row[][] = []

  for await (const part of reportParts<Row>({ db, rows, range: createdAt })) parts.push(part)

  const found = parts.flat()
  const { total } = (await fresh.db.one<{ total: number }>(
    `SELECT count(*) AS "total" FROM requests WHERE "createdAt" > ? AND "createdAt" < ?`,
    createdAt.$gt,
    createdAt.$lt,
  ))!
  expect(parts.length).toBeGreaterThan(2)
  expect(new Set(found.map(({ id }) => id)).size).toBe(total)
  expect(found).toEqual(
    found.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id),
  )
  expect(statements.length).toBe(parts.length)
  expect(statements.map(({ params }) => params.includes(createdAt.$gt))).toEqual(
    parts.map((_part, place) => place === 0),
  )
})
