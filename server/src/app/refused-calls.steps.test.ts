import { countSteps, startCounting, stopCounting } from '#testing/steps.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harbour, startHarbour } from '#testing/harbour.ts'
import type { Screen } from '#testing/screen.ts'
import type { Answer } from '#testing/with-app.ts'

/** What a call costs by itself, on both of its ends, is about a tenth of it. */
const stepsACall = 100_000

/** Of a body of 20,000 add-ons and options, each of which is looked at for what no text may hold. */
const stepsAFullCart = 700_000

type Refused = { data: { fields: Record<string, string> } }

beforeAll(startCounting)
afterAll(stopCounting)

describe('a call that is refused for all that it holds', () => {
  let harbour: Harbour
  let guest: { token: string; screen: Screen }
  let manager: string

  beforeAll(async () => {
    harbour = await startHarbour()
    const { token } = await harbour.guestAt('Room 101')
    guest = { token, screen: await harbour.connect(token) }
    manager = await harbour.signIn('manager@hotel.demo')
  })

  afterAll(() => harbour.close())

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
    const call = () => harbour.request(method, path, { token: method === 'PATCH' ? manager : guest.token, body })
    expect(await call()).toMatchObject({ status: 400 })

    expect(await countSteps(call)).toBeLessThan(stepsACall)
  })

  it.each(['the same item', 'another one'])(
    'asks little of the server for a cart full of what there is not, at %s',
    async (at) => {
      const itemId = await harbour.itemCalled(at === 'the same item' ? 'Wild Mushroom Risotto' : 'Harbour Beef Burger')
      const own = await harbour.itemCalled('Wild Mushroom Risotto')
      const cart = numbered(100, (line) => ({ itemId: own, itemQty: 1, comment: `Plate ${line}` }))
      const { body: order } = await harbour.place(guest.token, { cart })
      const wrong = (choices: number) =>
        numbered(100, () => ({
          itemId,
          itemQty: 2,
          condimentsList: numbered(choices, (side) => ({ id: 1_000_000 + side, quantity: 1 })),
          selectedOptions: numbered(choices, (group) => ({ groupId: 1_000_000 + group, optionId: 'none' })),
        }))
      // About the most that a guest's message has room for, and the most that anybody may send.
      const place = () => harbour.place(guest.token, { cart: wrong(7) })
      const change = () =>
        harbour.request('PATCH', `/v1/order/${order.id}`, { token: manager, body: { version: 1, cart: wrong(100) } })
      for (const { status, body } of [await place(), await change()] as Answer<Refused>[]) {
        expect(status).toBe(400)
        expect(Object.keys(body.data.fields).length).toBeLessThan(1000)
      }

      for (const call of [place, change]) expect(await countSteps(call)).toBeLessThan(stepsAFullCart)
    },
  )
})
