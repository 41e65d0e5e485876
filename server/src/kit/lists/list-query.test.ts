import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { filtered } from './list-query.ts'
import { run } from '../database/transaction.ts'

let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
  await fresh.db.write(function* () {
    yield* run('create table cups (id integer primary key, name text)')
    for (const name of ['2016-12-31T23:59:60Z', 'a', '2016-12-31T20:00:00.000Z']) {
      yield* run('insert into cups (id, name) values (?, ?)', name.length, name)
    }
  })
})

afterEach(() => fresh.remove())

it.each([
  ['an instant as it is stored, whatever its offset', '2017-01-01T00:00:00+04:00', '2016-12-31T20:00:00.000Z'],
  ['a text that looks like an instant and is none', '2016-12-31T23:59:60Z', '2016-12-31T23:59:60Z'],
  ['any other text', 'a', 'a'],
])('finds %s', async (_what, wanted, name) => {
  const find = (filter: string | { $in: string[] }) =>
    fresh.db.list(filtered(fresh.db.build('cups'), { name: filter }).select('name'))

  expect(await find(wanted)).toEqual([{ name }])
  expect(await find({ $in: [wanted] })).toEqual([{ name }])
})
