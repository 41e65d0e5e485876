import { type Simulator, startSimulator } from '../pos-simulator/src/start-simulator.ts'
import { codeOf } from '../server/src/kit/errors/error-text.ts'
import { isDemoIn } from '../server/src/kit/settings/settings.ts'

/** The usual port of the POS simulator, also when it is started separately. */
const usualPort = 3040

/**
 * Starts the POS simulator of the demo, on a free port if the usual one is in use, and passes its address to the server
 * that starts next. Does nothing without the demo, or if the environment names a running one.
 */
export async function startDemoSimulator(env: NodeJS.ProcessEnv): Promise<Simulator | undefined> {
  if (!isDemoIn(env) || env.DEMO_POS_URL?.trim()) return undefined
  const till = await startAt(Number(env.POS_SIMULATOR_PORT ?? usualPort))
  env.DEMO_POS_URL = till.url
  return till
}

async function startAt(port: number): Promise<Simulator> {
  const print = (text: string) => console.log(text)
  try {
    return await startSimulator({ port, print })
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    return await startSimulator({ print })
  }
}
