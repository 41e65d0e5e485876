import { type Profiler, Session } from 'node:inspector/promises'

/**
 * Only code that is compiled from now on is counted block by block: a test that counts imports this file before the
 * code that it measures.
 */
const session = new Session()
session.connect()
await session.post('Profiler.enable')
await startCounting()

/**
 * Counts the program steps of a task in this process: each block of JavaScript counts each time it runs, also in
 * libraries. Unlike time, the number is the same on every machine. A function that is built into JavaScript counts as
 * one step.
 */
export async function countSteps(task: () => unknown): Promise<number> {
  await session.post('Profiler.takePreciseCoverage')
  await task()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return stepsIn(result)
}

/**
 * Starts counting. Call it before the tests of a file that counts: another file of this process may have stopped it.
 */
export async function startCounting(): Promise<void> {
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
}

/** Stops counting. Call it after the tests of the file that counts: counting slows other files of this process. */
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
