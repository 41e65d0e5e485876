import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#kit/database/database.ts'
import { listMigrationNames, NewerDatabase } from '#kit/database/migrations.ts'
import type { GivenSettings } from '#kit/settings/settings.ts'
import { sqliteFileName } from '#kit/database/sqlite.ts'
import { CommandProblem } from '../command.ts'
import { copyFiles, copyIfThere } from './copy-files.ts'
import { readChecksums } from './checksums.ts'
import type { Contents } from './contents.ts'
import { databaseFiles, type Manifest, picturesFolder, secretFiles, writeManifest } from './manifest.ts'
import { checkDump, dumpPostgres } from './postgres-copy.ts'
import { checkSqlite, copySqlite } from './sqlite-copy.ts'

/** The storage places of Brigade. */
export type BackupSource = Pick<GivenSettings, 'dataDir' | 'databaseUrl' | 's3'>

export type WrittenBackup = {
  folder: string
  manifest: Manifest
  /** True if the copy was restored and compared; else it was only written. */
  isChecked: boolean
}

/**
 * Writes a backup of a Brigade that may be running into a new folder of `to`, and checks it. The folder gets its name
 * once all of that is done. Throws CommandProblem if the contents of the copy differ.
 */
export async function writeBackup(place: BackupSource, { to, now }: { to: string; now: Date }): Promise<WrittenBackup> {
  const { dataDir, s3 } = place
  const migrations = await migrationsOf(place)
  const folder = join(to, `brigade-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)
  const draft = `${folder}.unfinished`
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  try {
    // Pictures never change. Pictures that are deleted during the backup are copied before the database, and new ones
    // after it.
    const pictures = () => (s3 ? null : copyFiles(join(dataDir, picturesFolder), join(draft, picturesFolder)))
    pictures()
    const { contents, isChecked } = await copyDatabase(place, draft)
    for (const name of secretFiles) copyIfThere(join(dataDir, name), join(draft, name))
    const files = pictures()
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      database: place.databaseUrl ? 'postgres' : 'sqlite',
      migrations,
      contents,
      checksums: await readChecksums(draft),
      files,
    }
    writeManifest(draft, manifest)
    renameSync(draft, folder)
    return { folder, manifest, isChecked }
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

async function migrationsOf(place: BackupSource): Promise<string[]> {
  const db = await openDatabase(place)
  try {
    const { missing, unknown } = await db.migrationState()
    if (unknown.length > 0) throw new NewerDatabase(unknown)
    const known = await listMigrationNames()
    if (missing.length === known.length)
      throw new CommandProblem('There is nothing to back up yet: the database is empty.')
    return known.filter((name) => !missing.includes(name))
  } finally {
    await db.close()
  }
}

async function copyDatabase(
  { dataDir, databaseUrl }: BackupSource,
  folder: string,
): Promise<{ contents: Contents; isChecked: boolean }> {
  if (databaseUrl) {
    const dump = join(folder, databaseFiles.postgres)
    const contents = await dumpPostgres(databaseUrl, dump)
    return { contents, isChecked: await checkDump(databaseUrl, dump, contents) }
  }
  const copy = join(folder, databaseFiles.sqlite)
  const contents = await copySqlite(join(dataDir, sqliteFileName), copy)
  await checkSqlite(copy, contents)
  return { contents, isChecked: true }
}
