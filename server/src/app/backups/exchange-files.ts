import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyFiles, copyIfThere } from './copy-files.ts'

type Exchange = {
  from: string
  dataDir: string
  /** Where what is there is put aside. */
  aside: string
}

/** Where a file stands until it takes its place: one that is left of a restore that was cut off is written again. */
export function draftOf(dataDir: string, name: string): string {
  return join(dataDir, `${name}.restoring`)
}

/** Puts a database that was checked into the place of the one that is there, in one step: there is always one. */
export function exchangeDatabase(name: string, { dataDir, aside }: Omit<Exchange, 'from'>): void {
  const path = join(dataDir, name)
  for (const logged of [`${name}-wal`, `${name}-shm`]) moveAside(logged, { dataDir, aside })
  if (existsSync(path)) {
    makeFolder(join(dataDir, aside))
    linkSync(path, join(dataDir, aside, name))
  }
  renameSync(draftOf(dataDir, name), path)
}

/** The same with a secret, which the backup may lack. */
export function exchangeSecret(name: string, { from, dataDir, aside }: Exchange): void {
  const path = join(dataDir, name)
  if (existsSync(path)) {
    makeFolder(join(dataDir, aside))
    copyFileSync(path, join(dataDir, aside, name))
  }
  if (!existsSync(join(from, name))) return rmSync(path, { force: true })
  copyIfThere(join(from, name), draftOf(dataDir, name))
  renameSync(draftOf(dataDir, name), path)
}

/** Copies a folder beside the one that it is to take the place of. */
export function draftFolder(name: string, { from, dataDir }: Omit<Exchange, 'aside'>): void {
  rmSync(draftOf(dataDir, name), { recursive: true, force: true })
  copyFiles(join(from, name), draftOf(dataDir, name))
}

/** Puts a folder that was copied into the place of the one that is there. */
export function exchangeFolder(name: string, { dataDir, aside }: Omit<Exchange, 'from'>): void {
  moveAside(name, { dataDir, aside })
  renameSync(draftOf(dataDir, name), join(dataDir, name))
}

/** Puts aside what the backup has nothing for. */
export function moveAside(name: string, { dataDir, aside }: Omit<Exchange, 'from'>): void {
  if (!existsSync(join(dataDir, name))) return
  makeFolder(join(dataDir, aside))
  renameSync(join(dataDir, name), join(dataDir, aside, name))
}

function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
}
