import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqliteFileName } from '#kit/sqlite.ts'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { down, up } from './20261122100000_jobs.ts'

let fresh: FreshDatabase
let connection: Knex

beforeAll(async () => {
  fresh = await freshDatabase()
  const { databaseUrl, dataDir } = fresh.settings
  connection = databaseUrl
    ? knex({ client: 'pg', connection: databaseUrl })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: join(dataDir, sqliteFileName) },
        useNullAsDefault: true,
      })
})

afterAll(async () => {
  await connection.destroy()
  await fresh.remove()
})

it('makes jobs of the bytes for which no file stands, due a day after they were noted, and notes them again on the way back', async () => {
  const loose = { key: '1/item-images/a.png', since: '2026-03-04T07:41:00.000Z' }
  await down(connection)
  await connection('loose_files').insert(loose)

  await up(connection)

  const jobs = await fresh.db.many('SELECT "kind", "payload", "uniqueKey", "state", "runAt", "tries" FROM jobs')
  expect(jobs).toEqual([
    {
      kind: 'files:removeBytes',
      payload: JSON.stringify({ key: loose.key }),
      uniqueKey: `files:removeBytes:${loose.key}`,
      state: 'waiting',
      runAt: '2026-03-05T07:41:00.000Z',
      tries: 0,
    },
  ])
  await down(connection)
  expect(await fresh.db.many('SELECT "key", "since" FROM loose_files')).toEqual([loose])
})
