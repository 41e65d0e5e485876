import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from '#kit/work.ts'
import { environmentOf, type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { spawnProgram } from '#testing/spawn-server.ts'
import { startTestApp } from '#testing/with-app.ts'
import { cannotStartCode } from './exit-codes.ts'

const later = '29991231000000_later.ts'
const migrateLater = () =>
  run('INSERT INTO knex_migrations ("name", "batch", "migration_time") VALUES (?, 99, ?)', later, noon)
const noon = '2026-03-04T12:00:00.000Z'

let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
})

afterEach(() => fresh.remove())

it('a program does not start on a database that a later version has migrated, names why, and is not started again', async () => {
  await fresh.db.write(migrateLater)

  const child = spawnProgram({ ...environmentOf(fresh), PORT: '0' }, { isSupervised: true, isUnread: true })
  const said = text(child.stdout!)

  expect(await once(child, 'exit')).toEqual([cannotStartCode, null])
  expect(await said).toContain(`a later version has migrated this database. Unknown here: ${later}.`)
  expect(await fresh.db.one('SELECT count(*) AS "count" FROM venues')).toEqual({ count: 0 })
})

it('a server is not ready once a later version has migrated its database', async () => {
  const testApp = await startTestApp({})
  expect(await testApp.request('GET', '/readyz')).toMatchObject({ status: 200 })

  await testApp.db.write(migrateLater)

  expect(await testApp.request('GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'databaseNewer' } })
  await testApp.close()
})
