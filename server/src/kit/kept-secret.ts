import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from './data-dir.ts'
import { codeOf } from './error-words.ts'

type Secret = {
  fileName: string
  make(): string
  /** Whether a file holds what can be one: an empty one would sign what anybody can forge. */
  isSound(secret: string): boolean
  /** What a new one in its place costs, in a sentence. */
  costOfNew: string
}

/** A file of a secret that holds none, after a power cut for example. Another is not made: that ends what the old one has signed. */
export class DamagedSecret extends Error {
  constructor(path: string, costOfNew: string) {
    super(
      `${path} is empty or damaged. Put it back from a backup. Or delete it, and a new one is made at the next start: ${costOfNew}`,
    )
    this.name = 'DamagedSecret'
  }
}

/** A secret that is kept in `dataDir`, where only the server's own account reads it; made the first time. Throws DamagedSecret. */
export function keptSecret(dataDir: string, { fileName, make, isSound, costOfNew }: Secret): string {
  const path = join(dataDir, fileName)
  const secret = read(path) ?? keep(make(), { dataDir, path })
  if (!isSound(secret)) throw new DamagedSecret(path, costOfNew)
  return secret
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Written whole under another name and then linked, so that two processes that start at once get the same. */
function keep(secret: string, { dataDir, path }: { dataDir: string; path: string }): string {
  makeDataDir(dataDir)
  const draft = `${path}.${process.pid}`
  // On the disk before it has its name: a power cut leaves none, and not an empty one.
  writeFileSync(draft, secret, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return readFileSync(path, 'utf8')
}
