import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyFiles, copyIfThere } from './copy-files.ts'

type Exchange = {
  from: string
  dataDir: string
  /** The folder in `dataDir` for the files that are replaced. */
  aside: string
}

/** Returns the path of a file until it takes its place: one that is left of an interrupted restore is overwritten. */
export function unfinishedPathOf(dataDir: string, name: string): string {
  return join(dataDir, `${name}.restoring`)
}

/** Puts a checked database into the place of the current one in one step: there is always one. */
export function exchangeDatabase(name: string, { dataDir, aside }: Omit<Exchange, 'from'>): void {
  const path = join(dataDir, name)
  for (const logged of [`${name}-wal`, `${name}-shm`]) moveAside(logged, { dataDir, aside })
  if (existsSync(path)) {
    makeFolder(join(dataDir, aside))
    linkSync(path, join(dataDir, aside, name))
  }
  renameSync(unfinishedPathOf(dataDir, name), path)
}

/** Replaces a secret, which the backup may lack. */
export function exchangeSecret(name: string, { from, dataDir, aside }: Exchange): void {
  const path = join(dataDir, name)
  if (existsSync(path)) {
    makeFolder(join(dataDir, aside))
    copyFileSync(path, join(dataDir, aside, name))
  }
  if (!existsSync(join(from, name))) return rmSync(path, { force: true })
  copyIfThere(join(from, name), unfinishedPathOf(dataDir, name))
  renameSync(unfinishedPathOf(dataDir, name), path)
}

/** Copies a folder beside the one that it is to replace. */
export function draftFolder(name: string, { from, dataDir }: Omit<Exchange, 'aside'>): void {
  rmSync(unfinishedPathOf(dataDir, name), { recursive: true, force: true })
  copyFiles(join(from, name), unfinishedPathOf(dataDir, name))
}

/** Puts a copied folder into the place of the current one. */
export function exchangeFolder(name: string, { dataDir, aside }: Omit<Exchange, 'from'>): void {
  moveAside(name, { dataDir, aside })
  renameSync(unfinishedPathOf(dataDir, name), join(dataDir, name))
}

/** Puts aside files that the backup does not contain. */
export function moveAside(name: string, { dataDir, aside }: Omit<Exchange, 'from'>): void {
  if (!existsSync(join(dataDir, name))) return
  makeFolder(join(dataDir, aside))
  renameSync(join(dataDir, name), join(dataDir, aside, name))
}

function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
}
