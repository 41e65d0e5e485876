import { expect, it } from 'vitest'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from './20261122100000_jobs.ts'

const migration = openMigration()

it('makes jobs of the bytes for which no file stands, due a day after they were noted, and notes them again on the way back', async () => {
  const { db, connection } = migration
  const loose = { key: '1/item-images/a.png', since: '2026-03-04T07:41:00.000Z' }
  await down(connection)
  await connection('loose_files').insert(loose)

  await up(connection)

  const jobs = await db.many('SELECT "kind", "payload", "uniqueKey", "state", "runAt", "tries" FROM jobs')
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
  expect(await db.many('SELECT "key", "since" FROM loose_files')).toEqual([loose])
})
