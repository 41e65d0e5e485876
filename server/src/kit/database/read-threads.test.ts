import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import type { Database } from './database.ts'
import { run } from './transaction.ts'

let fresh: FreshDatabase
let db: Database

/** The database is large enough that a list could take long. */
beforeAll(async () => {
  fresh = await freshDatabase(undefined, 'sqlite')
  db = fresh.db
  await db.write(function* () {
    yield* run('CREATE TABLE cups ("id" integer PRIMARY KEY, "glaze" blob)')
    yield* run('INSERT INTO cups VALUES (1, zeroblob(20000000))')
    yield* run(
      `INSERT INTO cups ("id") WITH RECURSIVE cup(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM cup WHERE n < 1300) SELECT n FROM cup`,
    )
  })
})

afterAll(() => fresh.remove())

const cups = () => db.build('cups').select('id').orderBy('id')

it.each([
  ['lists', () => db.list(cups())],
  ['counts', () => db.count(cups())],
])('%s while others are served', async (_what, read) => {
  const happened: string[] = []

  const reading = read().then(() => happened.push('read'))
  await db.many('SELECT 1')
  happened.push('served')
  await reading

  expect(happened).toEqual(['served', 'read'])
})

it('reads what was written before', async () => {
  await db.write(() => run('INSERT INTO cups ("id") VALUES (5000)'))

  expect((await db.list<{ id: number }>(cups())).at(-1)).toEqual({ id: 5000 })
  expect(await db.count(cups())).toBe(1301)
  await db.write(() => run('DELETE FROM cups WHERE "id" = 5000'))
})

it('answers more reads than there are threads, each with its own rows', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1)

  const found = await Promise.all(ids.map((id) => db.list(cups().where({ id }))))

  expect(found).toEqual(ids.map((id) => [{ id }]))
})

it('says what is wrong with a statement, and reads on', async () => {
  await expect(db.list(db.build('saucers'))).rejects.toMatchObject({ name: 'SqliteError', code: 'SQLITE_ERROR' })

  expect(await db.list(cups().limit(1))).toEqual([{ id: 1 }])
})
