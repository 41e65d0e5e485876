import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { giveToOwner, makeDataDir } from '#kit/data-dir.ts'
import { listMigrationNames, NewerDatabase } from '#kit/migrations.ts'
import { sqliteFileName } from '#kit/sqlite.ts'
import { CommandProblem } from '../command.ts'
import { assertUndamaged } from './checksums.ts'
import { copyFiles, copyIfThere } from './copy-files.ts'
import { databaseFiles, type Manifest, picturesFolder, readManifest, secretFiles } from './manifest.ts'
import { assertNotConnected, isEmptyPostgres, putAside, restoreDump } from './postgres-copy.ts'
import { assertUnused, checkSqlite } from './sqlite-copy.ts'
import type { Place } from './write-backup.ts'

type Restoring = {
  /** The folder of a backup. */
  from: string
  /** Whether what is there may be put aside. */
  replaces: boolean
  now: Date
}

export type Restored = {
  manifest: Manifest
  /** Where what was there before is now. */
  putAside: string[]
}

/**
 * Restores a backup into a Brigade that is not running, and checks it. Throws CommandProblem while it runs, where something is there
 * already, and where the backup is damaged or of the other kind of database; NewerDatabase for one of a later version.
 */
export async function restoreBackup(place: Place, { from, replaces, now }: Restoring): Promise<Restored> {
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
  const kept: string[] = []
  if (databaseUrl) {
    const bringBack = isFull ? await putAside(databaseUrl, aside) : undefined
    if (bringBack) kept.push(`the schema "${aside}" of the database`)
    await restoreDump(databaseUrl, source, manifest.contents).catch(async (error: unknown) => {
      await bringBack?.()
      throw error
    })
  } else {
    const draft = `${database}.restoring`
    copyFileSync(source, draft)
    try {
      await checkSqlite(draft, manifest.contents)
    } catch (error) {
      rmSync(draft, { force: true })
      throw error
    }
  }
  if (replaced.length > 0) {
    mkdirSync(join(dataDir, aside), { mode: 0o700 })
    for (const name of replaced) renameSync(join(dataDir, name), join(dataDir, aside, name))
    kept.push(join(dataDir, aside))
  }
  if (!databaseUrl) renameSync(`${database}.restoring`, database)
  for (const name of secretFiles) copyIfThere(join(from, name), join(dataDir, name))
  if (!s3 && manifest.files !== null) copyFiles(join(from, picturesFolder), join(dataDir, picturesFolder))
  giveToOwner(dataDir)
  return { manifest, putAside: kept }
}

async function assertFits({ database, migrations }: Manifest, { databaseUrl }: Place): Promise<void> {
  const wanted = databaseUrl ? 'postgres' : 'sqlite'
  const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
  if (database !== wanted)
    throw new CommandProblem(`This is a backup of ${names[database]}, and DATABASE_URL stands for ${names[wanted]}.`)
  const known = await listMigrationNames()
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new NewerDatabase(unknown)
}

function fullSentence({ dataDir }: Place, { replaced, isFull }: { replaced: string[]; isFull: boolean }): string {
  const there = [...(isFull ? ['the tables of the database'] : []), ...replaced.map((name) => join(dataDir, name))]
  return `There is something already: ${there.join(', ')}. With --replace, it is put aside and the backup takes its place.`
}
