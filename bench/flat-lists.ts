import { signIn, startBrigade } from './brigade.ts'
import type { Figure } from './figures.ts'
import { type HttpLine, openHttpLine } from './http-line.ts'
import { median } from './statistics.ts'

const flatUpTo = 1.25
const warmUpRounds = 20

/** Values for the data with few records and for that with many. */
export type Sizes<T> = Record<'few' | 'many', T>

export type FlatLists = {
  folders: Sizes<string>
  rounds: number
  /** The email address of the caller. */
  email: string
  /** Returns the requests to time, made with this token, by their names. */
  readsFor(token: string): Record<string, string>
  /** Returns the target time of a read that counts everything; such a read is not compared with fewer records. */
  aimMsOf?(what: string): number | undefined
}

/** Times the same reads of few and of many records, alternating between them. */
export async function measureFlatLists({ folders, rounds, email, readsFor, aimMsOf }: FlatLists): Promise<Figure[]> {
  const few = await startBrigade(folders.few)
  const many = await startBrigade(folders.many)
  const sides: Sizes<Record<string, string>> = {
    few: readsFor(await signIn(few.port, email)),
    many: readsFor(await signIn(many.port, email)),
  }
  const lines: Sizes<HttpLine> = { few: await openHttpLine(few.port), many: await openHttpLine(many.port) }
  const figures: Figure[] = []
  for (const what of Object.keys(sides.many)) {
    const times: Sizes<number[]> = { few: [], many: [] }
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      for (const side of ['few', 'many'] as const) {
        const took = await timeRead(lines[side], sides[side][what]!)
        if (round >= 0) times[side].push(took)
      }
    }
    figures.push(figureOf(what, { few: median(times.few), many: median(times.many) }, aimMsOf?.(what)))
  }
  for (const server of [few, many]) await server.stop()
  return figures
}

async function timeRead(line: HttpLine, request: string): Promise<number> {
  const startedAt = performance.now()
  const { status, body } = await line.send(request)
  if (status >= 300) throw new Error(`A list was answered with ${status}: ${body.toString()}`)
  return performance.now() - startedAt
}

function figureOf(what: string, { few, many }: Sizes<number>, aimMs?: number): Figure {
  const text = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`
  return {
    what,
    measured: text(many),
    compared: text(few),
    ratio: many / few,
    aim: aimMs === undefined ? `flat (≤ ${flatUpTo} ×)` : `under ${aimMs} ms`,
    isReached: aimMs === undefined ? many <= flatUpTo * few : many < aimMs,
  }
}
