import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()

/** Creates an empty folder in the system's temporary folder; `clearScratch` deletes it if it still exists. */
export function newScratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brigade-bench-'))
  folders.add(folder)
  return folder
}

export function deleteScratchFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
}

export function clearScratch(): void {
  for (const folder of folders) deleteScratchFolder(folder)
}
