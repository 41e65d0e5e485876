import { type Simulator, startSimulator } from '../pos-simulator/src/start-simulator.ts'
import { codeOf } from '../server/src/kit/error-words.ts'
import { isDemoIn } from '../server/src/kit/settings.ts'

/** Where the simulator listens also when it is started by itself. */
const usualPort = 3040

/**
 * Starts the point of sale of the demo, at a free port where the usual one is taken, and has the server that is started next know of it. None
 * without the demo, or where one is named that runs already.
 */
export async function startDemoTill(env: NodeJS.ProcessEnv): Promise<Simulator | undefined> {
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
