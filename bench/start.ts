import { startBare } from './bare.ts'
import { startBrigade } from './brigade.ts'
import type { Part } from './figures.ts'
import { newScratchFolder } from './scratch.ts'
import { median } from './statistics.ts'

const laterStarts = 3
const longestLaterSeconds = 5

/**
 * Measures the time from the start of the process until the server reports that it is ready: without data, and on the
 * data that it left.
 */
export async function measureStart(): Promise<Part> {
  const bare = await startBare('group')
  await bare.stop()
  const dataDir = newScratchFolder()
  const first = await startAndStop(dataDir)
  const later: number[] = []
  for (let count = 0; count < laterStarts; count += 1) later.push(await startAndStop(dataDir))

  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
  return {
    title: 'Start to ready',
    figures: [
      { what: 'first start, which makes the demo', measured: seconds(first) },
      {
        what: 'later starts',
        measured: seconds(median(later)),
        compared: seconds(bare.startMilliseconds),
        ratio: median(later) / bare.startMilliseconds,
        aim: `under ${longestLaterSeconds} s`,
        isReached: median(later) < longestLaterSeconds * 1000,
      },
    ],
    notes: ['of the server alone, without what `npm start` checks before it'],
  }
}

async function startAndStop(dataDir: string): Promise<number> {
  const server = await startBrigade(dataDir)
  await server.stop()
  return server.startMilliseconds
}
