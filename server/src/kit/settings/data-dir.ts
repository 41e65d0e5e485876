import { chownSync, closeSync, existsSync, lstatSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Creates the folder of the database, the secrets and the pictures, if there is none yet; no other account may read it.
 */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
}

/**
 * Creates a file in it that no other account may read, unless it exists. SQLite gives the files beside a database the
 * same mode.
 */
export function makePrivateFile(path: string): void {
  if (existsSync(path)) return
  try {
    closeSync(openSync(path, 'a', 0o600))
  } catch {
    // SQLite opens it next, and its error is explained to people.
  }
}

/** Gives files that root has made in the folder to the account that owns the folder, which the server runs as. */
export function giveToOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dataDir)
  if (uid === 0) return
  for (const entry of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    const path = join(dataDir, entry)
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found?.uid === 0 && !found.isSymbolicLink()) chownSync(path, uid, gid)
  }
}
