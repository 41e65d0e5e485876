import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { startTestApp } from '#testing/with-app.ts'
import type { Feature } from '../context/feature.ts'
import { listPage } from './list-page.ts'
import { run } from '../database/transaction.ts'

type Cup = { id: number }

const cups = Array.from({ length: 1300 }, (_, index) => ({ id: index + 1 }))

let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
  await fresh.db.write(function* () {
    yield* run('create table cups (id integer primary key)')
    for (const { id } of cups) yield* run('insert into cups (id) values (?)', id)
  })
})

afterEach(() => fresh.remove())

it('makes the records of a long bare list in parts, and lets others have their turn in between', async () => {
  const events: string[] = []
  const toRecords = (found: Cup[]) => {
    events.push('part')
    const began = performance.now()
    while (performance.now() - began < 15);
    return found.map(({ id }) => ({ id }))
  }
  const paging = { $sort: {}, isPaged: false }

  const listing = listPage<Cup, Cup>({ db: fresh.db, rows: fresh.db.build('cups'), paging, toRecords })
  let isDone = false
  void listing.then(() => (isDone = true))
  for (let turn = 0; !isDone && turn < 100_000; turn += 1) {
    await nextTurn()
    if (events.at(-1) === 'part') events.push('others')
  }

  expect(await listing).toEqual(cups)
  expect(events.filter((event) => event === 'part')).toHaveLength(3)
  expect(events.indexOf('others')).toBeLessThan(events.lastIndexOf('part'))
  expect(events).toContain('others')
})

it.each([0, 1, 500, 501, 1000, 1300])('sends a bare list of %i as it is', async (length) => {
  const list = cups.slice(0, length)
  const listing: Feature = {
    name: 'listing',
    register: (app) => void app.use('v1/cups', { find: async () => list }, { methods: ['find'] }),
  }
  const testApp = await startTestApp({ features: [listing] })

  const { body } = await testApp.request('GET', '/v1/cups')
  await testApp.close()

  expect(body).toEqual(list)
})

it.each([0, 1, 500, 501, 1300])('reads a bare list of %i whole and in its order', async (length) => {
  const rows = fresh.db.build('cups').where('id', '<=', length).orderBy('id', 'desc')

  expect(await fresh.db.list(rows)).toEqual(cups.slice(0, length).toReversed())
})

it('reads many rows all of one moment, while others read and write', async () => {
  const { db } = fresh
  const slowly =
    '(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 2000) select max(n) from numbers where n > cups.id) as "slow"'

  const listing = db.list<Cup>(db.build('cups').select('id', db.build.raw(slowly)).orderBy('id'))
  let turns = 0
  let isDone = false
  void listing.then(() => (isDone = true))
  const written = db.write(() => run('delete from cups where id > 1200')).then(() => db.many('select id from cups'))
  for (; !isDone && turns < 1_000_000; turns += 1) await nextTurn()

  expect(await written).toHaveLength(1200)
  expect([1200, 1300]).toContain((await listing).length)
  expect(turns).toBeGreaterThan(5)
})
