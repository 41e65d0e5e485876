import type { InsightRequests } from '@brigade/domain/insights/insights.schema.ts'
import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { shownInXlsx } from '#testing/read-xlsx.ts'
import { type Shift, startShift } from '#testing/shift.ts'
import { noon } from '#testing/test-server.ts'
import { rollUpDays } from './roll-up/roll-up-days.ts'

const day = { from: '2026-03-04', to: '2026-03-04' }

let now = noon
let shift: Shift

beforeAll(async () => {
  shift = await startShift({ room: 'Room 410', clock: { now: () => now } })
  await shift.testServer.db.write(() => run('DELETE FROM requests'))
  const [taxi, boat] = [await addService('Taxi'), await addService('=Boat()')]
  for (const [serviceId, minutes, status] of [
    [taxi.id, 10, 'completed'],
    [taxi.id, 20, 'completed'],
    [taxi.id, 5, 'cancelled'],
    [boat.id, 3, 'completed'],
  ] as const) {
    const asked = await post<GuestRequest>('waiter', { requestType: 'custom', serviceId }, shift.guest.token)
    now = new Date(now.getTime() + minutes * 60_000)
    const address = `/v1/waiter/${asked.id}`
    await shift.testServer.request('PATCH', address, { token: shift.manager, body: { status } })
  }
  await shift.testServer.request('PATCH', `/v1/guest-services/${taxi.id}`, {
    token: shift.manager,
    body: { label: { en: 'Limousine' } },
  })
  await shift.testServer.request('DELETE', `/v1/guest-services/${boat.id}`, { token: shift.manager })
  await rollUpDays(shift.testServer.db, new Date(now.getTime() + 120_000))
})

afterAll(() => shift.testServer.close())

it('have each service of a venue’s own by itself, by its present name, or its last one once it is gone', async () => {
  const { types } = await post<InsightRequests>('insightRequests', day)

  expect(types).toMatchObject([
    { requestType: 'custom', label: { en: 'Limousine' }, cancelled: 1, now: { count: 2 }, before: { count: 0 } },
    { requestType: 'custom', label: { en: '=Boat()' }, cancelled: 0, now: { count: 1 } },
  ])
  expect(types.map(({ serviceId }) => serviceId)).toEqual([expect.any(Number), expect.any(Number)])
  expect(types[0]!.now.p90!).toBeGreaterThan(types[0]!.now.median!)
})

it('have them in the spreadsheet, with names as texts', async () => {
  const response = await fetch(`${shift.testServer.url}/v1/exportInsights`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shift.manager}` },
    body: JSON.stringify({ ...day, panel: 'requests', fileName: 'Requests' }),
  })
  const [, ...rows] = shownInXlsx(new Uint8Array(await response.arrayBuffer()))

  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['Limousine', '2', '1'],
    ["'=Boat()", '1', '0'],
  ])
})

it('have nothing of another venue’s', async () => {
  const elsewhere = await shift.testServer.signIn('manager@restaurant.demo')

  const { types } = await post<InsightRequests>('insightRequests', day, elsewhere)

  expect(types.filter(({ requestType }) => requestType === 'custom')).toEqual([])
})

function addService(en: string): Promise<GuestService> {
  return post('guest-services', { restaurantId: 1, label: { en }, icon: 'car', dueMinutes: 10 })
}

async function post<T>(path: string, body: object, token = shift.manager): Promise<T> {
  return (await shift.testServer.request<T>('POST', `/v1/${path}`, { token, body })).body
}
