import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#kit/database.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { demoSeed, noon } from '#testing/harbour.ts'
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
