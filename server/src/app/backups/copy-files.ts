import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from '#kit/errors/error-text.ts'

/** Copies the files of a folder that the other one lacks, and returns the other one's number of files afterwards. */
export function copyFiles(from: string, to: string): number {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const path of filesIn(from)) {
    const copy = join(to, path)
    if (existsSync(copy)) continue
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 })
    copyIfThere(join(from, path), copy)
  }
  return filesIn(to).length
}

/**
 * Copies one file so that only this account can read it. A file that was deleted in between is skipped: nothing refers
 * to it.
 */
export function copyIfThere(from: string, to: string): void {
  try {
    copyFileSync(from, to)
    chmodSync(to, 0o600)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Lists the files of a folder and its subfolders, by their relative paths. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
