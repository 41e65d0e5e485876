import type { Figure } from './figures.ts'
import { type HttpLine, requestText } from './http-line.ts'
import { median } from './statistics.ts'

const aimMs = 300
const warmUpRounds = 3
const panels = ['insightSales', 'insightItems', 'insightTimes', 'insightRequests'] as const

type TimePanels = { line: HttpLine; token: string; rounds: number; asked: object }

/** Times the panels of insights over REST, one after the other. */
export async function timePanels({ line, token, rounds, asked }: TimePanels): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const panel of panels) {
    const request = requestText({ method: 'POST', path: `/v1/${panel}`, token, body: JSON.stringify(asked) })
    const times: number[] = []
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      const startedAt = performance.now()
      const { status, body } = await line.send(request)
      if (status !== 200) throw new Error(`${panel} was answered with ${status}: ${body.toString()}`)
      if (round >= 0) times.push(performance.now() - startedAt)
    }
    const took = median(times)
    figures.push({
      what: `${panel}, a year`,
      measured: `${took.toFixed(1)} ms`,
      aim: `under ${aimMs} ms`,
      isReached: took < aimMs,
    })
  }
  return figures
}
