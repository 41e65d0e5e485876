import { openLog } from '#kit/logger.ts'
import { readSettings } from '#kit/settings.ts'
import { type Serving, serve } from '#app/serve.ts'

/** What the parent says: the environment of the Brigade that is next; without one there is none for now. */
type Turn = { env?: Record<string, string> }

const log = await openLog({ level: 'warn', isProduction: false })
let serving: Serving | undefined

process.on('message', (turn: Turn) => void takeTurn(turn))
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => void takeTurn({}).then(() => process.exit()))
// What is said to a process before it listens nobody hears.
process.send?.('listens')

/** Ends one Brigade and opens the next, in a process that has read the program once. */
async function takeTurn({ env }: Turn): Promise<void> {
  await serving?.stop()
  serving = env && (await serve(readSettings(env), log))
  process.send?.('done')
}
