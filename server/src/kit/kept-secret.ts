import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from './data-dir.ts'
import { codeOf } from './error-words.ts'

type Secret = { fileName: string; make(): string }

/** A secret that is kept in `dataDir`, where only the server's own account reads it; made the first time. */
export function keptSecret(dataDir: string, { fileName, make }: Secret): string {
  const path = join(dataDir, fileName)
  return read(path) ?? keep(make(), { dataDir, path })
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
  writeFileSync(draft, secret, { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return readFileSync(path, 'utf8')
}
