import { afterEach, expect, it, vi } from 'vitest'
import { freshDatabase } from '#testing/fresh-database.ts'
import { countOf } from './list-query.ts'
import { run } from './work.ts'

const rows = 60_000

afterEach(() => vi.restoreAllMocks())

it('lets others have their turn while very many rows are counted, all of one moment', async () => {
  const fresh = await freshDatabase(undefined, 'sqlite')
  const { db } = fresh
  await db.write(function* () {
    yield* run('CREATE TABLE cups ("id" integer PRIMARY KEY)')
    yield* run(
      'INSERT INTO cups ("id") WITH RECURSIVE cup(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM cup WHERE number < ?) SELECT number FROM cup',
      rows,
    )
  })
  // At each look at the clock the turn is over.
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1_000))
  const happened: (number | string)[] = []

  const counting = countOf(db, db.build('cups')).then((total) => happened.push(total))
  await db.write(() => run('INSERT INTO cups ("id") VALUES (0)'))
  happened.push('written')
  await counting

  expect(happened).toEqual(['written', rows])
  expect(await countOf(db, db.build('cups'))).toBe(rows + 1)
  expect(await countOf(db, db.build('cups').where('id', '<', 10))).toBe(10)
  await fresh.remove()
})
