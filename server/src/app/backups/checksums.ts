import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CommandProblem } from '../command.ts'
import { filesIn } from './copy-files.ts'

/** Reads every file of a backup to its end, and returns the checksums by their paths. */
export async function readChecksums(folder: string): Promise<Record<string, string>> {
  const checksums: Record<string, string> = {}
  for (const path of filesIn(folder)) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, path)), hash)
    checksums[path] = hash.digest('hex')
  }
  return checksums
}

/** Throws CommandProblem, naming the files that a backup lacks or whose checksums differ. */
export async function assertUndamaged(folder: string, expected: Record<string, string>): Promise<void> {
  const found = await readChecksums(folder)
  const damaged = Object.keys(expected).filter((path) => found[path] !== expected[path])
  if (damaged.length > 0)
    throw new CommandProblem(`${folder} is damaged: ${damaged.join(', ')}. Nothing was restored. Use another backup.`)
}
