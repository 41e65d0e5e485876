import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harbour, noon, startHarbour } from '#testing/harbour.ts'

const guestCallsAMinute = 60

let harbour: Harbour
let now = noon

beforeAll(async () => {
  harbour = await startHarbour({ guestCallsAMinute }, { now: () => now })
})

afterAll(() => harbour.close())

it('refuses a table more calls than it has in a minute, over whatever line they come, and nobody else', async () => {
  const [guest, companion, neighbour] = await Promise.all(['Room 207', 'Room 207', 'Room 208'].map(harbour.guestAt))
  const waiter = await harbour.signIn('waiter@hotel.demo')
  const screen = await harbour.connect(companion!.token)
  const read = (token: string) => harbour.request<Refused>('GET', '/v1/restaurant/1', { token })
  const readByScreen = () => screen.client.service('v1/restaurant').get(1)

  for (let call = 0; call < guestCallsAMinute / 2; call += 1) {
    expect((await read(guest!.token)).status).toBe(200)
    expect(await readByScreen()).toMatchObject({ id: 1 })
  }
  now = new Date(noon.getTime() + 40_000)
  const refused = await read(guest!.token)

  expect(refused).toMatchObject({ status: 429, body: { data: { reason: 'tooOften', retryAfter: 20 } } })
  expect(refused.body.message).toBe('This table has sent too many calls lately. Please wait a moment.')
  expect(refused.headers.get('retry-after')).toBe('20')
  await expect(readByScreen()).rejects.toMatchObject({ code: 429, data: { reason: 'tooOften', retryAfter: 20 } })
  const order = await harbour.place(guest!.token, { cart: [] })
  expect(order.status).toBe(429)
  expect((await read(neighbour!.token)).status).toBe(200)
  expect((await read(waiter)).status).toBe(200)
  now = new Date(noon.getTime() + 60_000)
  expect((await read(guest!.token)).status).toBe(200)
  expect(await readByScreen()).toMatchObject({ id: 1 })
})

type Refused = { message: string; data: { reason: string; retryAfter: number } }
