import { afterAll, beforeAll, expect, it } from 'vitest'
import { AccessTokens } from './public/access-tokens.ts'
import { localBus } from '#kit/events/bus.ts'
import type { Database } from '#kit/database/database.ts'
import { demoSeed } from '#testing/test-server.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { endToken } from './ended-tokens.ts'
import { principalOfToken } from './principal-of-token.ts'
import { SecondFactors } from './public/second-factors.ts'
import { endSession, endSessionsOf } from './public/sessions.ts'
import { deleteFactor, findFactor } from './second-factor/factor-rows.ts'
import { countRecoveryCodes, useRecoveryCode } from './second-factor/recovery-codes.ts'
import { signIn } from './sign-in.ts'
import { SignInTries } from './sign-in-tries.ts'

const now = new Date('2026-03-04T12:00:00.000Z')
const secret = 'a-secret-of-the-tests-with-32-characters'
const tokens = new AccessTokens(secret)
const signInInput = {
  tokens,
  secondFactors: new SecondFactors({ secret, key: Buffer.alloc(32), isRequired: false }),
  tries: new SignInTries({ bus: localBus() }),
  email: 'waiter@hotel.demo',
  password: 'brigade-demo',
  address: '127.0.0.1',
  now,
}

let fresh: FreshDatabase
let staffToken: string
let guestToken: string

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
  staffToken = (await signIn({ db: fresh.db, ...signInInput })).accessToken
  const table = await fresh.db.one<{ sitting: number }>('SELECT "sitting" FROM tables WHERE "id" = 5')
  guestToken = tokens.sign({ kind: 'guest', sub: '5', tv: 1, st: table!.sitting }, { now, hours: 6 }).accessToken
})

afterAll(() => fresh.remove())

const questions: Record<string, (db: Database) => Promise<unknown>> = {
  'who signs in': (db) => signIn({ db, ...signInInput }),
  'who a token of staff speaks for': (db) => db.read(() => principalOfToken({ tokens, token: staffToken, now })),
  'who a token of a guest speaks for': (db) => db.read(() => principalOfToken({ tokens, token: guestToken, now })),
  'who a key speaks for': (db) => db.read(() => principalOfToken({ tokens, token: 'brigade-demo-payments-1', now })),
  'the token that ends': (db) => db.write(() => endToken({ jti: 'no such token', exp: 1_800_000_000 }, now)),
  'the session that ends': (db) => db.write(() => endSession('no such session')),
  'the second factor of an account': (db) => db.read(() => findFactor(1)),
  'the recovery codes that are left': (db) => db.read(() => countRecoveryCodes(1)),
  'a recovery code': (db) => db.write(() => useRecoveryCode({ userId: 1, code: 'none', now })),
  'the second factor that is removed': (db) => db.write(() => deleteFactor(1)),
  'all sessions of an account': (db) => db.write(() => endSessionsOf(1)),
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
