import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { quietApp } from '#testing/quiet-app.ts'
import { forEachLogged } from './for-each-logged.ts'
import { many } from '../database/transaction.ts'

const rows = [1, 2, 3, 4].map((id) => ({ id }))
/** A statement that the database has no room for, and one that it refuses because it is read-only. */
const refused = {
  sqlite: [
    'PRAGMA max_page_count = 1',
    'INSERT INTO write_probes ("filling") VALUES (zeroblob(1000000)) RETURNING "filling"',
  ],
  postgres: ['SET TRANSACTION READ ONLY', 'DELETE FROM write_probes RETURNING "filling"'],
}

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
})

afterAll(() => fresh.remove())

it('passes over those for which it fails, and does it for the others', async () => {
  const done: number[] = []

  await forEachLogged(quietApp(fresh.db), { of: 'venue', rows }, async ({ id }) => {
    if (id < 4) throw new Error('Its phones are in a muddle')
    done.push(id)
  })

  expect(done).toEqual([4])
})

it.each([
  { suffersAt: [2], done: [1, 3, 4] },
  { suffersAt: [1, 3], done: [2, 4] },
  { suffersAt: [2, 3], done: [1] },
])('ends its turn when the database itself fails twice in a row: at $suffersAt', async ({ suffersAt, done }) => {
  const { db } = fresh
  const written: number[] = []

  await forEachLogged(quietApp(db), { of: 'venue', rows }, async ({ id }) => {
    if (suffersAt.includes(id))
      await db.write(function* () {
        for (const sql of refused[db.dialect]) yield* many(sql)
      })
    written.push(id)
  })

  expect(written).toEqual(done)
})

it('begins nothing more when the process is stopping', async () => {
  const app = quietApp(fresh.db)
  const done: number[] = []

  await forEachLogged(app, { of: 'venue', rows }, async ({ id }) => {
    done.push(id)
    app.isStopping = id === 2
  })

  expect(done).toEqual([1, 2])
})
