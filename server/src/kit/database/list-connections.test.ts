import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { asListOwner } from './list-owner.ts'
import { run } from './transaction.ts'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
})

afterAll(() => fresh.remove())

it('lists leave connections to all else', async () => {
  const { db, settings } = fresh
  const release = settings.databaseUrl ? await holdLock(settings.databaseUrl) : () => Promise.resolve()
  const one = settings.databaseUrl ? 'pg_advisory_xact_lock_shared(1)' : '1'
  // More lists than there are connections.
  const lists = Array.from({ length: 15 }, () => db.list(db.build.select(db.build.raw(one))))

  expect(await db.many<{ one: number }>('SELECT 1 AS "one"')).toEqual([{ one: 1 }])
  await db.write(() => run('SELECT 1'))

  await release()
  expect(await Promise.all(lists)).toHaveLength(15)
})

it('lists of one owner leave a turn to another', async () => {
  const { db, settings } = fresh
  const release = settings.databaseUrl ? await holdLock(settings.databaseUrl) : () => Promise.resolve()
  const one = settings.databaseUrl ? 'pg_advisory_xact_lock_shared(1)' : '1'
  const lists = asListOwner('venue 1', () =>
    Promise.all(Array.from({ length: 15 }, () => db.list(db.build.select(db.build.raw(one))))),
  )

  expect(await asListOwner('venue 2', () => db.list(db.build.select(db.build.raw('1 AS "one"'))))).toEqual([{ one: 1 }])

  await release()
  expect(await lists).toHaveLength(15)
})

/** Holds a lock that lists wait for on PostgreSQL, and returns how to release it. */
async function holdLock(connectionString: string): Promise<() => Promise<void>> {
  const blocker = new pg.Client({ connectionString })
  await blocker.connect()
  await blocker.query('SELECT pg_advisory_lock(1)')
  return () => blocker.end()
}
