import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { codeOf } from '#kit/errors/error-text.ts'
import { CommandProblem } from '../command.ts'

const manifestSchema = Type.Object({
  format: Type.Literal(1),
  createdAt: Type.String(),
  database: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  migrations: Type.Array(Type.String()),
  contents: Type.Object({
    rows: Type.Record(Type.String(), Type.Number()),
    sums: Type.Record(Type.String(), Type.String()),
  }),
  /** SHA-256 of every other file of the backup in hexadecimal, by its path. */
  checksums: Type.Record(Type.String(), Type.String()),
  /** Number of pictures; null if a storage service stores them. */
  files: Type.Union([Type.Number(), Type.Null()]),
})

/** The description of a backup. It is written last: a folder without one is no backup. */
export type Manifest = Static<typeof manifestSchema>

const fileName = 'manifest.json'

export const databaseFiles = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const

/** The secrets beside the database in `DATA_DIR`. */
export const secretFiles = ['jwt-secret', 'vapid-private-key', 'second-factor-key'] as const
export const picturesFolder = 'files'

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, fileName), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 })
}

/** Reads the manifest of a backup. Throws CommandProblem for a folder that is no backup. */
export function readManifest(folder: string): Manifest {
  const manifest = jsonIn(join(folder, fileName))
  if (!Value.Check(manifestSchema, manifest)) throw new CommandProblem(`${folder} is not a backup of Brigade.`)
  return manifest
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}
