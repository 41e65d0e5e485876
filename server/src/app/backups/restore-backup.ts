import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { giveToOwner, makeDataDir } from '#kit/settings/data-dir.ts'
import { listMigrationNames, NewerDatabase } from '#kit/database/migrations.ts'
import { sqliteFileName } from '#kit/database/sqlite.ts'
import { CommandProblem } from '../command.ts'
import { assertUndamaged } from './checksums.ts'
import {
  draftFolder,
  unfinishedPathOf,
  exchangeDatabase,
  exchangeFolder,
  exchangeSecret,
  moveAside,
} from './exchange-files.ts'
import { databaseFiles, type Manifest, picturesFolder, readManifest, secretFiles } from './manifest.ts'
import { assertNotConnected, isEmptyPostgres, restoreDump } from './postgres-copy.ts'
import { assertUnused, checkSqlite } from './sqlite-copy.ts'
import type { BackupSource } from './write-backup.ts'

type Restoring = {
  /** The folder of a backup. */
  from: string
  /** True if existing data may be put aside. */
  replaces: boolean
  now: Date
}

export type Restored = {
  manifest: Manifest
  /** The paths to which the existing data was moved. */
  dismissNotification: string[]
}

/**
 * Restores a backup into a Brigade that is not running, and checks it. Until the database is exchanged, in one step,
 * the existing data stays in use; after that, an interrupted restore is done again. Throws CommandProblem while Brigade
 * runs, if there is data already, and if the backup is damaged or of the other kind of database; NewerDatabase for one
 * of a later version.
 */
export async function restoreBackup(place: BackupSource, { from, replaces, now }: Restoring): Promise<Restored> {
  const { dataDir, databaseUrl, s3 } = place
  const manifest = readManifest(from)
  await assertFits(manifest, place)
  await assertUndamaged(from, manifest.checksums)
  makeDataDir(dataDir)
  const aside = `replaced-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const database = join(dataDir, sqliteFileName)
  if (databaseUrl) await assertNotConnected(databaseUrl)
  else if (existsSync(database)) assertUnused(database)
  const replaced = [sqliteFileName, `${sqliteFileName}-wal`, `${sqliteFileName}-shm`, ...secretFiles, picturesFolder]
    .filter((name) => !(databaseUrl && name.startsWith(sqliteFileName)))
    .filter((name) => existsSync(join(dataDir, name)))
  const isFull = databaseUrl ? !(await isEmptyPostgres(databaseUrl)) : false
  if (!replaces && (replaced.length > 0 || isFull)) throw new CommandProblem(fullSentence(place, { replaced, isFull }))

  const source = join(from, databaseFiles[manifest.database])
  const hasPictures = !s3 && manifest.files !== null
  if (hasPictures) draftFolder(picturesFolder, { from, dataDir })
  try {
    if (databaseUrl)
      await restoreDump(databaseUrl, { dump: source, expected: manifest.contents, ...(isFull && { aside }) })
    else await exchangeSqlite(source, { dataDir, aside, manifest })
  } catch (error) {
    for (const name of [sqliteFileName, picturesFolder])
      rmSync(unfinishedPathOf(dataDir, name), { recursive: true, force: true })
    throw error
  }
  for (const name of secretFiles) exchangeSecret(name, { from, dataDir, aside })
  if (hasPictures) exchangeFolder(picturesFolder, { dataDir, aside })
  else moveAside(picturesFolder, { dataDir, aside })
  giveToOwner(dataDir)
  const kept = isFull ? [`the schema "${aside}" of the database`] : []
  return { manifest, dismissNotification: replaced.length > 0 ? [...kept, join(dataDir, aside)] : kept }
}

async function exchangeSqlite(
  source: string,
  { dataDir, aside, manifest }: { dataDir: string; aside: string; manifest: Manifest },
): Promise<void> {
  const draft = unfinishedPathOf(dataDir, sqliteFileName)
  copyFileSync(source, draft)
  await checkSqlite(draft, manifest.contents)
  exchangeDatabase(sqliteFileName, { dataDir, aside })
}

async function assertFits({ database, migrations }: Manifest, { databaseUrl }: BackupSource): Promise<void> {
  const wanted = databaseUrl ? 'postgres' : 'sqlite'
  const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
  if (database !== wanted)
    throw new CommandProblem(`This is a backup of ${names[database]}, and DATABASE_URL stands for ${names[wanted]}.`)
  const known = await listMigrationNames()
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new NewerDatabase(unknown)
}

function fullSentence(
  { dataDir }: BackupSource,
  { replaced, isFull }: { replaced: string[]; isFull: boolean },
): string {
  const there = [...(isFull ? ['the tables of the database'] : []), ...replaced.map((name) => join(dataDir, name))]
  return `There is something already: ${there.join(', ')}. With --replace, it is put aside and the backup takes its place.`
}
