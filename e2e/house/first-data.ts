import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Brigade, firstDataFolder } from './brigade.ts'

/** Has the demo laid out and the server compiled once; each file's Brigade begins with a copy of the one and with the other. */
export default async function layOutFirstData(): Promise<() => Promise<void>> {
  const compiled = mkdtempSync(join(tmpdir(), 'brigade-compiled-'))
  process.env.NODE_COMPILE_CACHE = compiled
  const brigade = new Brigade()
  await brigade.start()
  // What is compiled is written down by a server that ends in order.
  await brigade.stop('SIGTERM')
  process.env[firstDataFolder] = brigade.folder
  return async () => {
    await brigade.remove()
    rmSync(compiled, { recursive: true, force: true })
  }
}
