import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkoutsKeptDays, forgetOldCheckouts } from '#features/payments/forget-old-checkouts.ts'
import { postingsKeptDays, forgetOldPostings } from '#features/pos/forget-old-postings.ts'
import { printsKeptDays, forgetOldPrints } from '#features/printers/jobs/forget-old-prints.ts'
import { forgetOldPapers, papersKeptDays } from '#features/printers/kitchen/forget-old-papers.ts'
import { receiptsKeptDays, forgetOldReceipts } from '#features/receipts/forget-old-receipts.ts'
import { forgottenATurn } from '#kit/database/forget-rows.ts'
import { insert, run, type SqlValue } from '#kit/database/transaction.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'

const at = noon.toISOString()
const dayMs = 86_400_000

let testServer: TestServer
let now = noon
let orderId: number

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
  const order = await testServer.db.one<{ id: number }>('SELECT MIN("id") AS "id" FROM orders WHERE "restaurantId" = 1')
  orderId = order!.id
  for (const [table] of kinds) await testServer.db.write(() => run(`DELETE FROM ${table}`))
  await testServer.app.jobs.runDue()
})

afterAll(() => testServer.close())

const by = { by: 'Layla Haddad', byKind: 'staff' }
const posting = { restaurantId: 1, table: 'Room 204', isAutomatic: false, orderVersion: 1, createdAt: at, dueAt: at }
const notice = { restaurantId: 1, type: 'error', reason: 'refused', title: 'Not sent', message: 'No', createdAt: at }
const print = { restaurantId: 1, what: 'kitchen', state: 'printing', isDuplicate: false, at }
const paper = { restaurantId: 1, what: 'kitchen', printerId: 1, document: '{}', createdAt: at, updatedAt: at }
const checkout = { restaurantId: 1, tableId: 1, sitting: 1, provider: 'demo', amount: 1, currency: 'AED', shares: '[]' }
const receipt = { restaurantId: 1, currency: 'AED', status: 'completed', table: 'Room 204', pieces: 1, orderPrice: 1 }

/** The tables whose old rows are deleted, after how many days, with rows that are deleted and rows that stay. */
const kinds: [table: string, days: number, old: () => Row[], stays: () => Row[]][] = [
  [
    'pos_postings',
    postingsKeptDays,
    () =>
      ['posted', 'failed', 'uncertain', 'withdrawn'].map((state, tries) => ({
        ...posting,
        ...by,
        orderId,
        state,
        attempt: tries + 1,
      })),
    () => [],
  ],
  ['pos_notifications', postingsKeptDays, () => [{ ...notice, orderId }], () => []],
  ['receipt_prints', receiptsKeptDays, () => [{ ...print, ...by, orderId, copy: 1 }], () => []],
  ['receipt_orders', receiptsKeptDays, () => [{ ...receipt, id: orderId, createdAt: at, updatedAt: at }], () => []],
  [
    'print_jobs',
    printsKeptDays,
    () => ['printed', 'withdrawn', 'failed', 'uncertain'].map((state) => ({ ...paper, state, cause: state })),
    () => [],
  ],
  [
    'checkouts',
    checkoutsKeptDays,
    () => ['open', 'failed'].map((state) => ({ ...checkout, state, token: state, createdAt: at, expiresAt: at })),
    () => [{ ...checkout, state: 'paid', token: 'paid', createdAt: at, expiresAt: at }],
  ],
]

type Row = Record<string, SqlValue>

it('forgets of each kind what is over, after its days and not before', async () => {
  for (const [table, , old, stays] of kinds) {
    for (const row of [...old(), ...stays()]) await add(table, row)
  }

  const left: Record<string, number> = {}
  for (const [table, days, old, stays] of kinds.toSorted(([, one], [, other]) => one - other)) {
    await pass(days - 1)
    expect({ table, count: await count(table) }).toEqual({ table, count: old().length + stays().length })
    left[table] = stays().length
  }
  await pass(postingsKeptDays + 1)

  for (const [table] of kinds) expect({ table, count: await count(table) }).toEqual({ table, count: left[table] })
})

it('forgets many by turns', async () => {
  await testServer.db.write(function* () {
    for (let each = 0; each < forgottenATurn + 3; each += 1)
      yield* insertRow('pos_notifications', { ...notice, orderId })
  })
  const { db, statements } = recordStatements(testServer.db)

  await forgetOldPostings(db, new Date(noon.getTime() + (postingsKeptDays + 1) * dayMs))

  expect(await count('pos_notifications')).toBe(0)
  expect(statements.filter(({ sql }) => sql.startsWith('DELETE FROM pos_notifications'))).toHaveLength(2)
})

it('finds what is old by indexes', async () => {
  const { db, statements } = recordStatements(testServer.db)

  for (const forget of [forgetOldPostings, forgetOldReceipts, forgetOldPrints, forgetOldCheckouts])
    await forget(db, noon)

  expect(statements).toHaveLength(6)
  for (const statement of statements) {
    const plan = await planOf(testServer.db, statement)
    expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
  }
})

it('forgets what the kitchen has on paper of an order that was finished long ago, and of no other', async () => {
  const [open, done, taken] = await testServer.db.many<{ id: number }>('SELECT "id" FROM orders ORDER BY "id" LIMIT 3')
  const longAgo = new Date(noon.getTime() - (papersKeptDays + 1) * dayMs).toISOString()
  await testServer.db.write(function* () {
    yield* run('DELETE FROM kitchen_papers')
    yield* run(`UPDATE orders SET "updatedAt" = ?, "status" = 'inprogress' WHERE "id" = ?`, longAgo, open!.id)
    yield* run(`UPDATE orders SET "updatedAt" = ?, "status" = 'completed' WHERE "id" = ?`, longAgo, done!.id)
    yield* run(`UPDATE orders SET "updatedAt" = ?, "status" = 'merged' WHERE "id" = ?`, longAgo, taken!.id)
    for (const [id, movedTo] of [
      [open!.id, null],
      [done!.id, null],
      [taken!.id, open!.id],
    ] as const)
      yield* run('INSERT INTO kitchen_papers ("orderId", "lines", "movedTo") VALUES (?, ?, ?)', id, '[]', movedTo)
  })
  const left = async () => {
    const rows = await testServer.db.many<{ orderId: number }>(
      'SELECT "orderId" FROM kitchen_papers ORDER BY "orderId"',
    )
    return rows.map(({ orderId: id }) => id)
  }

  await forgetOldPapers(testServer.db, new Date(noon.getTime() - 2 * dayMs))
  expect(await left()).toEqual([open!.id, done!.id, taken!.id])

  await forgetOldPapers(testServer.db, noon)
  expect(await left()).toEqual([open!.id, taken!.id])
})

function add(table: string, row: Row): Promise<number> {
  return testServer.db.write(() => insertRow(table, row))
}

function insertRow(table: string, row: Row) {
  const names = Object.keys(row).map((name) => `"${name}"`)
  const places = names.map(() => '?')
  return insert(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`, ...Object.values(row))
}

async function count(table: string): Promise<number> {
  const row = await testServer.db.one<{ total: number | string }>(`SELECT COUNT(*) AS "total" FROM ${table}`)
  return Number(row!.total)
}

/** Sets the clock this many days after noon, and runs the jobs that are due. */
async function pass(days: number): Promise<void> {
  now = new Date(noon.getTime() + days * dayMs)
  await testServer.app.jobs.runDue()
}
