import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { AccessTokens } from '#features/auth/public/access-tokens.ts'
import { localBus } from '#kit/events/bus.ts'
import type { Database } from '#kit/database/database.ts'
import { TransactionHooks } from '#kit/events/transaction-hooks.ts'
import { WrongTries } from '#features/auth/public/wrong-tries.ts'
import { demoSeed } from '#testing/test-server.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { quietApp } from '#testing/quiet-app.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { getTable } from './get-table.ts'
import { listTables } from './list-tables.ts'
import { openGuestSession } from './open-guest-session.ts'
import { renewTableToken } from './renew-table-token.ts'

const now = new Date('2026-03-04T12:00:00.000Z')
const tokens = new AccessTokens('a-secret-of-the-tests-with-32-characters')
const tries = new WrongTries({ wrongTries: 20, perSeconds: 60, lockSeconds: 60 }, { bus: localBus(), of: 'codes' })
const principal: StaffPrincipal = {
  kind: 'staff',
  id: 4,
  role: 'manager',
  fname: 'Layla',
  lname: 'Haddad',
  restaurantId: [1],
  sessionId: 's',
}

const noCounts = {
  newOrderCount: 0,
  inProgressOrderCount: 0,
  deliveredOrderCount: 0,
  waiterRequestCount: 0,
  waitingSince: {},
  trayList: [],
}

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
})

afterAll(() => fresh.remove())

const questions: Record<string, (db: Database) => Promise<unknown>> = {
  'the rooms of a venue': (db) =>
    listTables({ db, counters: [], query: { restaurantId: 1 }, principal, isPaged: false, now }),
  'a page of them': (db) =>
    listTables({ db, counters: [], query: { $limit: 10, $skip: 10 }, principal, isPaged: true, now }),
  'one room': (db) => getTable({ db, counters: [], id: 5, principal, now }),
  'the table of a secret': async (db) => {
    const table = await fresh.db.one<{ token: string }>('SELECT "token" FROM tables WHERE "id" = ?', 5)
    return openGuestSession({
      db,
      transactionHooks: new TransactionHooks(),
      tokens,
      tries,
      countOpening: () => {},
      token: table!.token,
      address: '127.0.0.1',
      now,
    })
  },
  'the table that is renewed': (db) =>
    db.write(() => renewTableToken({ id: 6 }, noCounts, { principal, now, app: quietApp(db) })),
}

it.each(Object.entries(questions))('finds %s by an index', async (_name, ask) => {
  const { db, statements } = recordStatements(fresh.db)

  await ask(db)

  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    const plan = await planOf(fresh.db, statement)
    expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
  }
})
