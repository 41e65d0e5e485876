import { countSteps, startCounting, stopCounting } from '#testing/steps.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Screen } from '#testing/screen.ts'
import type { Answer } from '#testing/with-app.ts'

/** Maximum steps of a refused call. The call itself, at both ends, takes about a tenth of them. */
const stepsACall = 100_000

/**
 * Maximum steps of a refused body with 20,000 add-ons and options, each of which is checked for forbidden characters.
 */
const stepsAFullCart = 700_000

type Refused = { data: { fields: Record<string, string> } }

beforeAll(startCounting)
afterAll(stopCounting)

describe('a call that is refused for all that it holds', () => {
  let testServer: TestServer
  let guest: { token: string; screen: Screen }
  let manager: string

  beforeAll(async () => {
    testServer = await startTestServer()
    const { token } = await testServer.guestAt('Room 101')
    guest = { token, screen: await testServer.connect(token) }
    manager = await testServer.signIn('manager@hotel.demo')
  })

  afterAll(() => testServer.close())

  const numbered = <T>(count: number, each: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => each(index))

  const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

  it.each([
    ['v1/items', { $select: many(1900, 'x') }],
    ['v1/waiter', { requestType: { $in: many(1900, 'x') } }],
    ['v1/order', { status: { $in: many(490, 'x') } }],
    ['v1/order', { id: { $in: many(1900, {}) } }],
  ])('asks little of the server for a list of %s over the socket', async (path, query) => {
    const call = () => guest.screen.socket.timeout(5000).emitWithAck('find', path, query)
    expect(await call()).toMatchObject({ code: 400 })

    expect(await countSteps(call)).toBeLessThan(stepsACall)
  })

  it.each([
    ['GET', `/v1/items?${many(600, '$select=x').join('&')}`, undefined],
    ['GET', `/v1/order?${many(900, 'status[$in][]=x').join('&')}`, undefined],
    ['GET', `/v1/order?${Array.from({ length: 900 }, (_, index) => `x${index}=1`).join('&')}`, undefined],
    ['POST', '/v1/order', { cart: many(660, { extra: 1, comment: 1 }) }],
    ['PATCH', '/v1/menu/1', { hoursAvailable: many(1900, {}) }],
  ])('asks little of the server for %s %s', async (method, path, body) => {
    const call = () => testServer.request(method, path, { token: method === 'PATCH' ? manager : guest.token, body })
    expect(await call()).toMatchObject({ status: 400 })

    expect(await countSteps(call)).toBeLessThan(stepsACall)
  })

  it.each(['the same item', 'another one'])(
    'asks little of the server for a cart full of what there is not, at %s',
    async (at) => {
      const itemId = await testServer.itemCalled(
        at === 'the same item' ? 'Wild Mushroom Risotto' : 'Harbour Beef Burger',
      )
      const own = await testServer.itemCalled('Wild Mushroom Risotto')
      const cart = numbered(100, (line) => ({ itemId: own, itemQty: 1, comment: `Plate ${line}` }))
      const { body: order } = await testServer.place(guest.token, { cart })
      const wrong = (choices: number) =>
        numbered(100, () => ({
          itemId,
          itemQty: 2,
          condimentsList: numbered(choices, (side) => ({ id: 1_000_000 + side, quantity: 1 })),
          selectedOptions: numbered(choices, (group) => ({ groupId: 1_000_000 + group, optionId: 'none' })),
        }))
      // The first is about the most that a guest's message can contain, the second the most that any caller may send.
      const place = () => testServer.place(guest.token, { cart: wrong(7) })
      const change = () =>
        testServer.request('PATCH', `/v1/order/${order.id}`, { token: manager, body: { version: 1, cart: wrong(100) } })
      for (const { status, body } of [await place(), await change()] as Answer<Refused>[]) {
        expect(status).toBe(400)
        expect(Object.keys(body.data.fields).length).toBeLessThan(1000)
      }

      for (const call of [place, change]) expect(await countSteps(call)).toBeLessThan(stepsAFullCart)
    },
  )
})
