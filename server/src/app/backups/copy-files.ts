import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from '#kit/error-words.ts'

/** Copies the files of a folder that are not in the other one yet, and returns how many files that one has then. */
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

/** Copies one file for this account alone. One that is gone meanwhile is not missed: nothing refers to it any more. */
export function copyIfThere(from: string, to: string): void {
  try {
    copyFileSync(from, to)
    chmodSync(to, 0o600)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Lists the files of a folder and of those in it, by their paths from there. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
