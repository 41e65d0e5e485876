import { expect, it } from 'vitest'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from './20261128200000_job_lanes.ts'

const migration = openMigration(demoSeed)

it('gives each job that waits a lane, and takes those of venues back', async () => {
  const { db, connection } = migration
  const at = '2026-03-04T07:41:00.000Z'
  const job = { payload: '{}', state: 'waiting', runAt: at, createdAt: at, updatedAt: at }
  const lanes = () => db.many(`SELECT "kind", "lane" FROM jobs WHERE "kind" LIKE 'test:%' ORDER BY "kind"`)
  await down(connection)
  await connection('jobs').insert([
    { ...job, kind: 'test:a', lane: 'webhook:3' },
    { ...job, kind: 'test:b', restaurantId: 1 },
    { ...job, kind: 'test:c' },
  ])

  await up(connection)

  expect(await lanes()).toEqual([
    { kind: 'test:a', lane: 'webhook:3' },
    { kind: 'test:b', lane: 'at 1' },
    { kind: 'test:c', lane: 'at ' },
  ])
  await down(connection)
  expect(await lanes()).toEqual([
    { kind: 'test:a', lane: 'webhook:3' },
    { kind: 'test:b', lane: null },
    { kind: 'test:c', lane: null },
  ])
})
