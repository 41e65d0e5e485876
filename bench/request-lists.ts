import { reportRangeOf } from '@brigade/domain/kit/report-range.ts'
import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import { trayWindowDays } from '@brigade/domain/trays/trays.schema.ts'
import { hotelId, hotelManager } from './brigade.ts'
import type { Figure } from './figures.ts'
import { type FlatLists, measureFlatLists } from './flat-lists.ts'
import { requestText } from './http-line.ts'

const pageAimMs = 50
const dayMs = 86_400_000

type MeasureLists = Pick<FlatLists, 'rounds'> & {
  /** The data with few and with many ended records. */
  folders: FlatLists['folders']
}

/**
 * Measures the counts and lists of waiting things, which must cost the same however many have ended; and pages of ended
 * ones.
 */
export function measureRequestLists(measured: MeasureLists): Promise<Figure[]> {
  const aimMsOf = (what: string) => (what.startsWith(pagePrefix) ? pageAimMs : undefined)
  return measureFlatLists({ ...measured, email: hotelManager, readsFor, aimMsOf })
}

/** The prefix of page measurements: a page of ended records also counts those on other pages. */
const pagePrefix = 'page of '

function readsFor(token: string): Record<string, string> {
  const get = (path: string) => requestText({ method: 'GET', path, token })
  const post = (path: string) =>
    requestText({ method: 'POST', path, token, body: JSON.stringify({ restaurantId: hotelId }) })
  const since = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
  const ofHotel = `restaurantId=${hotelId}`
  const week = reportRangeOf({ from: since(8).slice(0, 10), to: since(2).slice(0, 10) }, { timeZone: 'UTC' })
  const inWeek = `createdAt[$gt]=${week.$gt}&createdAt[$lt]=${week.$lt}&$sort[createdAt]=-1&$limit=10`
  const requestsSince = `createdAt[$gt]=${since(requestWindowDays)}`
  return {
    'requests that wait, counted': post('/v1/requestcount'),
    'requests that wait, listed': get(
      `/v1/waiter?${ofHotel}&status=active&${requestsSince}&$sort[createdAt]=-1&skipPaginate=true`,
    ),
    'rooms with trays, counted': post('/v1/roomWithTrayCount'),
    'trays in rooms, listed': get(`/v1/tray-out?${ofHotel}&status=active&$sort[createdAt]=-1&skipPaginate=true`),
    [`${pagePrefix}what was done in a week`]: get(`/v1/waiter?${ofHotel}&status=completed&${inWeek}`),
    [`${pagePrefix}towels asked for in a week`]: get(`/v1/waiter?${ofHotel}&requestType=towel&${inWeek}`),
    [`${pagePrefix}trays that a night found`]: get(
      `/v1/tray-out?${ofHotel}&isOvernight=true&$sort[createdAt]=-1&$limit=10`,
    ),
    [`${pagePrefix}what nobody answered`]: get(
      `/v1/waiter?${ofHotel}&status=cancelled&${requestsSince}&$sort[createdAt]=-1&$limit=10`,
    ),
    [`${pagePrefix}trays fetched since ${trayWindowDays} days`]: get(
      `/v1/tray-out?${ofHotel}&status=expired&createdAt[$gt]=${since(trayWindowDays)}&$sort[createdAt]=-1&$limit=10`,
    ),
  }
}
