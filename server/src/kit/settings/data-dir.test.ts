import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { giveToOwner } from './data-dir.ts'
import { openDatabase } from '../database/database.ts'
import { readSettings } from './settings.ts'
import { sqliteFileName } from '../database/sqlite.ts'

const isRoot = process.getuid?.() === 0
/** The id of an account that owns no files. */
const nobody = 65_534

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brigade-data-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

it('what is kept can be read by the account of the server alone', async () => {
  const dataDir = join(folder, 'data')
  const db = await openDatabase({ dataDir })
  await db.migrate()
  const modes = [dataDir, ...[sqliteFileName, `${sqliteFileName}-wal`].map((name) => join(dataDir, name))].map(
    (path) => statSync(path).mode & 0o777,
  )
  await db.close()

  expect(modes).toEqual([0o700, 0o600, 0o600])
})

it('what root makes in the folder of another account belongs to that account', () => {
  if (isRoot) chownSync(folder, nobody, nobody)
  writeFileSync(join(folder, sqliteFileName), '')

  giveToOwner(folder)

  expect(statSync(join(folder, sqliteFileName)).uid).toBe(statSync(folder).uid)
})

it('a secret that the account may not read is named, with what to do', () => {
  if (isRoot) chownSync(folder, nobody, nobody)
  const secret = join(folder, 'jwt-secret')
  writeFileSync(secret, 'x'.repeat(64))
  chmodSync(secret, 0)

  expect(() => asNobody(() => readSettings({ DATA_DIR: folder }))).toThrow(
    `${secret} must be a file that this account may read (EACCES). Give the files of DATA_DIR to the account`,
  )
  if (isRoot) expect(readFileSync(secret, 'utf8')).toHaveLength(64)
})

/** Acts as that account, because root may read everything. */
function asNobody(act: () => void): void {
  if (!isRoot) return act()
  process.seteuid!(nobody)
  try {
    act()
  } finally {
    process.seteuid!(0)
  }
}
