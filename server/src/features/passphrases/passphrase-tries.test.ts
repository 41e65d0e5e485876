import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#kit/database/database.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { demoSeed, noon } from '#testing/test-server.ts'
import { countTry } from './passphrase-tries.ts'

let fresh: FreshDatabase
let ofAnotherProcess: Database

beforeAll(async () => {
  fresh = await freshDatabase(demoSeed)
  ofAnotherProcess = await openDatabase(fresh.settings)
})

afterAll(async () => {
  await ofAnotherProcess.close()
  await fresh.remove()
})

it('counts the tries of all processes that share the database', async () => {
  const answers: unknown[] = []
  for (const db of [fresh.db, ofAnotherProcess, fresh.db, ofAnotherProcess, fresh.db, ofAnotherProcess, fresh.db]) {
    answers.push(await db.write(() => countTry({ userId: 4, now: noon })).catch((error: unknown) => error))
  }

  const refused = { code: 429, data: { reason: 'tooManyTries', retryAfter: 60 } }
  expect(answers.slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(answers.slice(5)).toMatchObject([refused, refused])
})

it('lets a person try again when a clock that was ahead was set right, and counts on', async () => {
  const at = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
  const tryAt = (now: Date) => fresh.db.write(() => countTry({ userId: 5, now })).catch((error: unknown) => error)
  for (let count = 0; count < 5; count += 1) await tryAt(at(6))
  expect(await tryAt(at(6))).toMatchObject({ code: 429 })

  const answers: unknown[] = []
  for (let count = 0; count < 6; count += 1) answers.push(await tryAt(noon))

  expect(answers.slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(answers[5]).toMatchObject({ code: 429, data: { retryAfter: 60 } })
})
