import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#kit/database/database.ts'
import { keptJwtSecret } from '#kit/settings/jwt-secret.ts'
import { run } from '#kit/database/transaction.ts'
import { environmentOf, type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { demoSeed } from '#testing/test-server.ts'
import { CommandProblem } from '../command.ts'
import { databaseFiles, readManifest, writeManifest } from './manifest.ts'
import { besideOf, onPostgres } from './postgres-tools.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const now = new Date('2026-03-04T12:00:00.000Z')

let fresh: FreshDatabase
let empty: FreshDatabase | undefined
let folder: string

beforeEach(async () => {
  fresh = await freshDatabase(demoSeed)
  folder = mkdtempSync(join(tmpdir(), 'brigade-backups-'))
})

afterEach(async () => {
  await fresh.remove()
  await empty?.remove()
  empty = undefined
  rmSync(folder, { recursive: true, force: true })
})

it('a backup that is written while orders are placed holds one instant, and is restored with secrets and pictures', async () => {
  const { dataDir } = fresh.settings
  const secret = keptJwtSecret(dataDir)
  await mkdir(join(dataDir, 'files', '1'), { recursive: true })
  writeFileSync(join(dataDir, 'files', '1', 'soup.png'), 'soup')
  const isOver = { value: false }
  const placing = placeUntil(isOver)

  const { folder: backup, manifest, isChecked } = await writeBackup(fresh.settings, { to: folder, now })
  isOver.value = true

  expect(await placing).toBeGreaterThan(0)
  expect(isChecked).toBe(true)
  expect(statSync(backup).mode & 0o777).toBe(0o700)
  expect(statSync(join(backup, databaseFiles[manifest.database])).mode & 0o777).toBe(0o600)
  expect(readManifest(backup)).toEqual(manifest)
  // Each order is written together with its entry in the log.
  const { rows } = manifest.contents
  expect(rows.order_events! - rows.orders!).toBe(await entriesBeyondOrders())

  const { settings, db } = await emptied()
  const { dismissNotification } = await restoreBackup(settings, { from: backup, replaces: false, now })
  expect(dismissNotification).toEqual([])
  expect(keptJwtSecret(settings.dataDir)).toBe(secret)
  expect(existsSync(join(settings.dataDir, 'files', '1', 'soup.png'))).toBe(true)
  const restored = await db()
  expect(await restored.one('SELECT count(*) AS "count" FROM orders')).toEqual({ count: rows.orders })
  expect(await restored.migrationState()).toEqual({ missing: [], unknown: [] })
  await restored.close()
})

it('is not restored into a Brigade that runs, nor over what is there unless that is asked for', async () => {
  const { folder: backup } = await writeBackup(fresh.settings, { to: folder, now })

  await fresh.db.one('SELECT 1 AS "one"')
  const running = restoreBackup(fresh.settings, { from: backup, replaces: true, now })
  await expect(running).rejects.toThrow('Brigade is running')
  await fresh.db.write(() => run(`UPDATE venues SET "name" = 'Renamed' WHERE "id" = 1`))
  await fresh.db.close()
  const asked = restoreBackup(fresh.settings, { from: backup, replaces: false, now })
  await expect(asked).rejects.toThrow('There is something already')
  const { dismissNotification } = await restoreBackup(fresh.settings, { from: backup, replaces: true, now })

  expect(dismissNotification).toEqual([expect.stringContaining('replaced-20260304T120000Z')])
  const restored = await openDatabase(fresh.settings)
  expect(await restored.one(`SELECT "name" FROM venues WHERE "id" = 1`)).toEqual({ name: 'Harbour Hotel' })
  await restored.close()
})

it('that can not be restored leaves what is there in use, also when the restore is killed', async () => {
  const { db, settings } = fresh
  keptJwtSecret(settings.dataDir)
  const secret = readFileSync(join(settings.dataDir, 'jwt-secret'), 'utf8')
  await db.write(() => run(manyEndedTokens, '2999-01-01T00:00:00.000Z'))
  const { folder: backup, manifest } = await writeBackup(settings, { to: folder, now })
  await db.write(() => run(`UPDATE venues SET "name" = 'Renamed' WHERE "id" = 1`))
  await db.close()

  writeManifest(backup, { ...manifest, contents: { ...manifest.contents, sums: { 'orders.orderPrice': '1' } } })
  await expect(restoreBackup(settings, { from: backup, replaces: true, now })).rejects.toThrow('orders.orderPrice')
  await expectInUse('Renamed', secret)
  writeManifest(backup, manifest)
  const child = spawnRestore(backup)
  const ended = once(child, 'exit')
  await expect.poll(() => isRestoring(child), { interval: 1, timeout: 30_000 }).toBe(true)
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  await expectInUse('Renamed', secret)

  const { dismissNotification } = await restoreBackup(settings, { from: backup, replaces: true, now })
  expect(dismissNotification).toHaveLength(settings.databaseUrl ? 2 : 1)
  await expectInUse('Harbour Hotel', secret)
})

it('is not restored where it is damaged, of a later version, or no backup at all', async () => {
  const { dataDir } = fresh.settings
  keptJwtSecret(dataDir)
  await mkdir(join(dataDir, 'files', '1'), { recursive: true })
  writeFileSync(join(dataDir, 'files', '1', 'soup.png'), 'soup')
  const { folder: backup, manifest } = await writeBackup(fresh.settings, { to: folder, now })
  const { settings } = await emptied()
  const restore = () => restoreBackup(settings, { from: backup, replaces: true, now })

  writeManifest(backup, { ...manifest, contents: { ...manifest.contents, sums: { 'orders.orderPrice': '1' } } })
  await expect(restore()).rejects.toThrow('is not what was backed up: orders.orderPrice')
  writeManifest(backup, { ...manifest, migrations: [...manifest.migrations, '29991231000000_later.ts'] })
  await expect(restore()).rejects.toThrow('Unknown here: 29991231000000_later.ts')
  writeManifest(backup, manifest)
  const database = databaseFiles[manifest.database]
  truncateSync(join(backup, database), 20_000)
  writeFileSync(join(backup, 'jwt-secret'), '')
  rmSync(join(backup, 'files', '1', 'soup.png'))
  const damaged = restore()
  await expect(damaged).rejects.toThrow(CommandProblem)
  for (const name of [database, 'jwt-secret', 'files/1/soup.png']) await expect(damaged).rejects.toThrow(name)
  rmSync(join(backup, 'manifest.json'))
  await expect(restore()).rejects.toThrow('is not a backup of Brigade')
  expect(readdirSync(settings.dataDir)).toEqual([])
})

/** Enough tokens that restoring them takes a while. */
const manyEndedTokens = `INSERT INTO ended_tokens ("id", "expiresAt")
  WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 200000)
  SELECT 'token-' || number, ? FROM numbers`

function spawnRestore(backup: string): ChildProcess {
  const program = new URL('../restore.ts', import.meta.url).pathname
  const env = { ...process.env, ...environmentOf(fresh) }
  return spawn(process.execPath, [program, '--from', backup, '--replace'], { env, stdio: 'ignore' })
}

/** Returns true while a restore is under way: the replacement is being written and is not yet in its place. */
async function isRestoring(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`The restore ended with ${child.exitCode}`)
  const { databaseUrl, dataDir } = fresh.settings
  if (!databaseUrl) return existsSync(join(dataDir, 'brigade.sqlite.restoring'))
  const { pathname } = new URL(databaseUrl)
  const copying = `SELECT 1 FROM pg_stat_activity WHERE datname = '${pathname.slice(1)}' AND query LIKE 'COPY %'`
  // The check uses no connection to the database itself: a restore is refused while any client is connected there.
  return onPostgres(besideOf(databaseUrl, 'postgres'), async (ask) => (await ask(copying)).length > 0)
}

async function expectInUse(venueName: string, secret: string): Promise<void> {
  const { dataDir } = fresh.settings
  const used = await openDatabase(fresh.settings)
  expect(await used.one('SELECT "name" FROM venues WHERE "id" = 1')).toEqual({ name: venueName })
  expect(await used.migrationState()).toEqual({ missing: [], unknown: [] })
  await used.close()
  expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe(secret)
}

/** Creates an empty place. */
async function emptied() {
  const { databaseUrl } = fresh.settings
  const dataDir = await mkdtemp(join(folder, 'data-'))
  if (!databaseUrl) return { settings: { dataDir }, db: () => openDatabase({ dataDir }) }
  empty = await freshDatabase()
  await empty.db.many('DROP SCHEMA public CASCADE')
  await empty.db.many('CREATE SCHEMA public')
  await empty.db.close()
  const settings = { dataDir, databaseUrl: empty.settings.databaseUrl! }
  return { settings, db: () => openDatabase(settings) }
}

async function entriesBeyondOrders(): Promise<number> {
  const found = await fresh.db.one<{ beyond: number }>(
    'SELECT (SELECT count(*) FROM order_events) - (SELECT count(*) FROM orders) AS "beyond"',
  )
  return Number(found?.beyond)
}

async function placeUntil(isOver: { value: boolean }): Promise<number> {
  let placed = 0
  for (; !isOver.value; placed += 1) {
    await fresh.db.write(function* () {
      yield* run(
        `INSERT INTO orders ("restaurantId", "orderType", "status", "editSource", "tableId", "table", "currency", "cart", "paymentType", "orderPrice", "createdBy", "createdAt", "updatedAt")
         SELECT "restaurantId", "orderType", 'incoming', "editSource", "tableId", "table", "currency", "cart", "paymentType", 100, "createdBy", "createdAt", "updatedAt" FROM orders WHERE "id" = 1`,
      )
      yield* run(
        `INSERT INTO order_events ("orderId", "restaurantId", "act", "toStatus", "by", "at")
         SELECT max("id"), 1, 'place', 'incoming', 'Guest', max("createdAt") FROM orders`,
      )
    })
    await new Promise((resolve) => void setImmediate(resolve))
  }
  return placed
}
