import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MachinePrincipal } from '@brigade/domain/access/principal.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { findRepeated, forgetOldKeys, keepResult, keysAreKeptHours } from './idempotency.ts'

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
  await db.write(() => keepResult({ principal, kind: 'order', key: 'k1', recordId: 7, now }))
  const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

  expect(await db.write(() => forgetOldKeys(hoursLater(keysAreKeptHours - 1)))).toBe(0)
  expect(await find()).toBe(7)
  expect(await db.write(() => forgetOldKeys(hoursLater(keysAreKeptHours + 1)))).toBe(1)
  expect(await find()).toBeUndefined()
})
