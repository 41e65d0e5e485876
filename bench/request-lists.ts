import { reportDays } from '@brigade/domain/requests/requests.rules.ts'
import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import { trayWindowDays } from '@brigade/domain/trays/trays.schema.ts'
import { hotelId, hotelManager, signIn, startBrigade } from './brigade.ts'
import type { Figure } from './figures.ts'
import { type HttpLine, openHttpLine, requestText } from './http-line.ts'
import { median } from './statistics.ts'

const flatUpTo = 1.25
const pageAimMs = 50
const warmUpRounds = 20
const dayMs = 86_400_000

type Sizes<T> = Record<'few' | 'many', T>

type MeasureLists = {
  /** Of data with few and with many that have ended. */
  folders: Sizes<string>
  rounds: number
}

/** The counts and lists of what waits, which must cost the same however much has ended; and pages of what has ended. */
export async function measureRequestLists({ folders, rounds }: MeasureLists): Promise<Figure[]> {
  const few = await startBrigade(folders.few)
  const many = await startBrigade(folders.many)
  const sides: Sizes<Record<string, string>> = {
    few: readsFor(await signIn(few.port, hotelManager)),
    many: readsFor(await signIn(many.port, hotelManager)),
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
    figures.push(figureOf(what, { few: median(times.few), many: median(times.many) }))
  }
  for (const server of [few, many]) await server.stop()
  return figures
}

/** Pages of what has ended count what stands on the others, too. */
const pagePrefix = 'page of '

function readsFor(token: string): Record<string, string> {
  const get = (path: string) => requestText({ method: 'GET', path, token })
  const post = (path: string) =>
    requestText({ method: 'POST', path, token, body: JSON.stringify({ restaurantId: hotelId }) })
  const since = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
  const ofHotel = `restaurantId=${hotelId}`
  const week = reportDays(since(8).slice(0, 10), since(2).slice(0, 10), 'UTC')
  const inWeek = `createdAt[$gte]=${week.$gt}&createdAt[$lt]=${week.$lt}&$sort[createdAt]=-1&$limit=10`
  const requestsSince = `createdAt[$gt]=${since(requestWindowDays)}`
  return {
    'requests that wait, counted': post('/v1/requestcount'),
    'requests that wait, listed': get(
      `/v1/waiter?${ofHotel}&status=active&${requestsSince}&$sort[createdAt]=-1&skipPaginate=true`,
    ),
    'rooms with trays, counted': post('/v1/roomWithTrayCount'),
    'trays in rooms, listed': get(`/v1/tray-out?${ofHotel}&status=active&$sort[createdAt]=-1&skipPaginate=true`),
    [`${pagePrefix}what was done in a week`]: get(`/v1/waiter?${ofHotel}&status=completed&${inWeek}`),
    [`${pagePrefix}what nobody answered`]: get(
      `/v1/waiter?${ofHotel}&status=cancelled&${requestsSince}&$sort[createdAt]=-1&$limit=10`,
    ),
    [`${pagePrefix}trays fetched since ${trayWindowDays} days`]: get(
      `/v1/tray-out?${ofHotel}&status=expired&createdAt[$gt]=${since(trayWindowDays)}&$sort[createdAt]=-1&$limit=10`,
    ),
  }
}

async function timeRead(line: HttpLine, request: string): Promise<number> {
  const startedAt = performance.now()
  const { status, body } = await line.send(request)
  if (status !== 200) throw new Error(`A list was answered with ${status}: ${body.toString()}`)
  return performance.now() - startedAt
}

function figureOf(what: string, { few, many }: Sizes<number>): Figure {
  const text = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`
  const isPage = what.startsWith(pagePrefix)
  return {
    what,
    measured: text(many),
    compared: text(few),
    ratio: many / few,
    aim: isPage ? `under ${pageAimMs} ms` : `flat (≤ ${flatUpTo} ×)`,
    isReached: isPage ? many < pageAimMs : many <= flatUpTo * few,
  }
}
