import { openLog } from '#kit/logging/logger.ts'
import { readSettings } from '#kit/settings/settings.ts'
import { type Serving, serve } from '#app/serve.ts'

/** The message of the parent: the environment of the next Brigade; without one, none is started for now. */
type Turn = { env?: Record<string, string> }

const log = await openLog({ level: 'warn', isProduction: false })
let serving: Serving | undefined

process.on('message', (turn: Turn) => void takeTurn(turn))
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => void takeTurn({}).then(() => process.exit()))
// A message to a process before it listens would be lost.
process.send?.('listens')

/** Ends one Brigade and opens the next, in a process that has read the program once. */
async function takeTurn({ env }: Turn): Promise<void> {
  await serving?.stop()
  serving = env && (await serve(readSettings(env), log))
  process.send?.('done')
}
