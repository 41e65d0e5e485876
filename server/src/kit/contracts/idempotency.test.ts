import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MachinePrincipal } from '@brigade/domain/access/principal.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { planOf, recordStatements } from '#testing/recorded-statements.ts'
import { forgottenATurn } from '../database/forget-rows.ts'
import {
  claimKey,
  findRepeated,
  forgetOldKeys,
  keysAreKeptHours,
  mostKeysOfARecord,
  settleAnsweredKey,
  settleKey,
} from './idempotency.ts'
import type { Transaction } from '../database/transaction.ts'

const principal: MachinePrincipal = { kind: 'machine', role: 'machine', id: 1, name: 'Payments', restaurantId: [1] }
const now = new Date('2026-03-04T08:00:00.000Z')

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
})

afterAll(() => fresh.remove())

it('remembers a key as long as anybody may repeat it, and forgets it then', async () => {
  const { db } = fresh
  const find = () => db.read(() => findRepeated({ principal, kind: 'order', key: 'k1' }))
  await db.write(() => keep({ key: 'k1', recordId: 7 }))

  expect(await forgetOldKeys(db, hoursLater(keysAreKeptHours - 1))).toBe(0)
  expect(await find()).toBe(7)
  expect(await forgetOldKeys(db, hoursLater(keysAreKeptHours + 1))).toBe(1)
  expect(await find()).toBeUndefined()
})

it('forgets many keys by turns, and finds them by their age', async () => {
  const many = Array.from({ length: forgottenATurn + 3 }, (_, each) => ({ key: `many-${each}`, recordId: each }))
  await fresh.db.write(function* () {
    for (const each of many) yield* keep(each)
    yield* keep({ key: 'young', recordId: 8 }, hoursLater(keysAreKeptHours))
  })
  const { db, statements } = recordStatements(fresh.db)

  expect(await forgetOldKeys(db, hoursLater(keysAreKeptHours + 1))).toBe(many.length)

  expect(await fresh.db.many('SELECT "key" FROM idempotency_keys')).toEqual([{ key: 'young' }])
  expect(statements).toHaveLength(2)
  for (const statement of statements) {
    const plan = (await planOf(fresh.db, statement)).join('\n')
    expect(plan).toMatch(/idempotency_keys_createdat_index/i)
    expect(plan).not.toMatch(/^SCAN/m)
  }
})

it('limits the remembered keys of calls that made nothing for one record, and still remembers those for other records', async () => {
  const answer = (key: string, recordId: number) =>
    fresh.db.write(function* () {
      const call = { principal, kind: 'request', key, now }
      yield* claimKey(call)
      yield* settleAnsweredKey({ ...call, recordId })
    })
  const find = (key: string) => fresh.db.read(() => findRepeated({ principal, kind: 'request', key }))

  for (let each = 0; each <= mostKeysOfARecord; each += 1) await answer(`first-${each}`, 7)
  await answer('second', 8)

  expect(await find(`first-${mostKeysOfARecord - 1}`)).toBe(7)
  expect(await find(`first-${mostKeysOfARecord}`)).toBeUndefined()
  expect(await find('second')).toBe(8)
})

it('remembers every key of calls that did something to one record', async () => {
  const keys = Array.from({ length: mostKeysOfARecord + 2 }, (_, each) => `paid-${each}`)
  await fresh.db.write(function* () {
    for (const key of keys) yield* keep({ key, recordId: 9 })
  })

  for (const key of keys) {
    expect(await fresh.db.read(() => findRepeated({ principal, kind: 'order', key }))).toBe(9)
  }
})

/** Claims a key, and settles it. */
function* keep({ key, recordId }: { key: string; recordId: number }, at = now): Transaction<void> {
  const call = { principal, kind: 'order', key, now: at }
  yield* claimKey(call)
  yield* settleKey({ ...call, recordId })
}

function hoursLater(hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000)
}
