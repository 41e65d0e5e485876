import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from './data-dir.ts'
import { codeOf } from '../errors/error-text.ts'

type Secret = {
  fileName: string
  make(): string
  /** Returns true if the text of a file can be a secret: anyone could forge what an empty one signs. */
  isSound(secret: string): boolean
  /** A sentence that says what a new secret in its place costs. */
  costOfNew: string
}

/**
 * A secret file without a secret, after a power cut for example. No new one is made: that would invalidate everything
 * that the old one has signed.
 */
export class DamagedSecret extends Error {
  constructor(path: string, costOfNew: string) {
    super(
      `${path} is empty or damaged. Put it back from a backup. Or delete it, and a new one is made at the next start: ${costOfNew}`,
    )
    this.name = 'DamagedSecret'
  }
}

/**
 * Returns a secret in `dataDir` that only the server's own account can read; made the first time. Throws DamagedSecret.
 */
export function storedSecret(dataDir: string, { fileName, make, isSound, costOfNew }: Secret): string {
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

/**
 * Writes the file under another name and then links it, so that two processes that start at once get the same secret.
 */
function keep(secret: string, { dataDir, path }: { dataDir: string; path: string }): string {
  makeDataDir(dataDir)
  const draft = `${path}.${process.pid}`
  // The file is synced before it has its name: a power cut leaves no file rather than an empty one.
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
