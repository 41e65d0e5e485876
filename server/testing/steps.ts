import { type Profiler, Session } from 'node:inspector/promises'

/** Only what is compiled from now on is counted block by block: a test that counts brings this file in before what it looks at. */
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await startCounting()

/**
 * How many steps of program a task takes in this process: each block of JavaScript counts as often as it runs, whatever it belongs to,
 * what libraries write by themselves included. Unlike time, it is the same on every machine. What is built into JavaScript counts as one.
 */
export async function countSteps(task: () => unknown): Promise<number> {
  await session.post('Profiler.takePreciseCoverage')
  await task()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return stepsIn(result)
}

/** To be called before the tests of a file that counts: another one of this process may have stopped. */
export async function startCounting(): Promise<void> {
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
}

/** To be called after the tests of the file that counts: what other files of this process do is slower while it is counted. */
export async function stopCounting(): Promise<void> {
  await session.post('Profiler.stopPreciseCoverage')
}

function stepsIn(scripts: readonly Profiler.ScriptCoverage[]): number {
  let steps = 0
  for (const { functions } of scripts) {
    for (const { ranges } of functions) for (const { count } of ranges) steps += count
  }
  return steps
}
