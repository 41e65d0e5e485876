import { fileURLToPath } from 'node:url'
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts'
import { newScratchFolder } from './scratch.ts'

const program = fileURLToPath(new URL('bare-server.ts', import.meta.url))

/**
 * Starts the bare server, which commits each order separately, or together all that arrived in one turn of the event
 * loop.
 */
export function startBare(commit: 'each' | 'group'): Promise<MeasuredServer> {
  return startMeasuredServer({ program, readyPath: '/', env: { DATA_DIR: newScratchFolder(), COMMIT: commit } })
}
