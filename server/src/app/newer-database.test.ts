import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listNamesIn } from '#kit/database/migrations.ts'
import { run } from '#kit/database/transaction.ts'
import { environmentOf, type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { freePort, spawnProgram, untilReady } from '#testing/spawn-server.ts'
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

  const child = spawnProgram({ ...environmentOf(fresh), DEMO: 'on', PORT: '0' }, { isSupervised: true, isUnread: true })
  const said = text(child.stdout!)

  expect(await once(child, 'exit')).toEqual([cannotStartCode, null])
  expect(await said).toContain(`a later version has migrated this database. Unknown here: ${later}.`)
  expect(await fresh.db.one('SELECT count(*) AS "count" FROM venues')).toEqual({ count: 0 })
})

it('a running server ends when a later version migrates its database, names why, and is not started again', async () => {
  const environment = { ...environmentOf(fresh), PORT: String(await freePort()) }
  const child = spawnProgram(environment, { isSupervised: true, isUnread: true })
  const said = text(child.stdout!)
  await untilReady(`http://127.0.0.1:${environment.PORT}`, child)
  const ended = once(child, 'exit')

  await fresh.db.write(migrateLater)

  expect(await ended).toEqual([cannotStartCode, null])
  expect(await said).toContain(`Brigade ends: a later version has migrated this database. Unknown here: ${later}.`)
})

it('files of a later version that are brought beside a running program are none that it knows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-migrations-'))
  const own = '20261121000000_foundation.ts'
  await writeFile(join(folder, own), '')
  const listNames = listNamesIn(folder)
  await listNames()

  await writeFile(join(folder, later), '')

  expect(await listNames()).toEqual([own])
  expect(await listNamesIn(folder)()).toEqual([own, later])
  await rm(folder, { recursive: true })
})

it('a server is not ready once a later version has migrated its database', async () => {
  const testApp = await startTestApp({})
  expect(await testApp.request('GET', '/readyz')).toMatchObject({ status: 200 })

  await testApp.db.write(migrateLater)

  expect(await testApp.request('GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'databaseNewer' } })
  await testApp.close()
})
