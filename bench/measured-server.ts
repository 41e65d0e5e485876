import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, findFreePort, startChild, stopChild } from './child.ts'
import type { Usage } from './usage-reporter.ts'

/** A server under measurement; the bare one and Brigade have the same interface. */
export type MeasuredServer = {
  port: number
  /** The time from the start of the process until `readyPath` answered 200. */
  startMilliseconds: number
  usage(): Promise<Usage>
  /** Returns the usage after a garbage collection. */
  tidyUsage(): Promise<Usage>
  stop(): Promise<void>
}

export type MeasuredServerSettings = {
  program: string
  readyPath: string
  env: Record<string, string>
}

const usageReporter = fileURLToPath(new URL('usage-reporter.ts', import.meta.url))
/** A machine that does much else needs this long for the demo. */
const longestStartMilliseconds = 180_000

/** Starts a server on a free port of this machine and waits until it is ready. */
export async function startMeasuredServer({
  program,
  readyPath,
  env,
}: MeasuredServerSettings): Promise<MeasuredServer> {
  const port = await findFreePort()
  const startedAt = performance.now()
  const child = startChild({
    program,
    nodeOptions: ['--expose-gc', '--import', usageReporter],
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
  })
  await waitUntilReady(child, `http://127.0.0.1:${port}${readyPath}`)
  return {
    port,
    startMilliseconds: performance.now() - startedAt,
    usage: () => ask<Usage>(child, 'usage'),
    tidyUsage: () => ask<Usage>(child, 'tidyUsage'),
    stop: () => stopChild(child),
  }
}

async function waitUntilReady(child: ChildProcess, address: string): Promise<void> {
  const giveUpAt = performance.now() + longestStartMilliseconds
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready`)
    // A server that does not listen yet is expected; any other error ends at the time limit.
    const isReady = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await wait(10)
  }
  throw new Error(`${address} did not answer within ${longestStartMilliseconds / 1000} s`)
}
