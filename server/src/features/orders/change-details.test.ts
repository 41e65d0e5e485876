import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { hotelEmails, openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()
const { accept, move, read } = desk

let testServer: TestServer
let guest: Guest
let manager: string
let waiter: string
let chief: string
let itemId: number
let order: Order

beforeEach(() => {
  ;({ testServer, guest, manager, waiter, chief, itemId, order } = desk)
})

describe('a change that changes nothing', () => {
  it.each([
    ['guest', () => guest.token],
    ['finance', () => testServer.signIn(hotelEmails.finance)],
    ['admin', () => testServer.signIn(hotelEmails.admin)],
    ['organization', () => testServer.signIn(hotelEmails.organization)],
    ['marketing', () => testServer.signIn(hotelEmails.marketing)],
  ])('is refused to %s, who may change nothing of it', async (_role, tokenOf) => {
    const answers = await Promise.all([{}, { covers: 1 }, order].map(async (body) => move(await tokenOf(), body)))

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await read(manager)).body.version).toBe(1)
  })

  it('is told to no screen and makes no version', async () => {
    const screen = await testServer.connect(waiter)
    const same = [{}, { covers: order.covers }, order, { version: order.version, cart: order.cart }]

    const answers = [...(await Promise.all(same.map((body) => move(manager, body)))), await move(chief, {})]
    const { body: accepted } = await accept(manager)
    await screen.caughtUp()

    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(answers.map(() => [200, 1]))
    expect(screen.heard<Order>('v1/order patched')).toMatchObject([{ id: order.id, version: accepted.version }])
    await screen.close()
  })
})

describe('a payment that the payment system recorded', () => {
  const machine = 'brigade-demo-payments-1'

  beforeEach(async () => {
    expect((await move(machine, { amountPaidOnline: order.orderPrice })).status).toBe(200)
  })

  it('is not taken back by anybody else', async () => {
    for (const amountPaidOnline of [0, 1]) {
      const answer = await move(waiter, { amountPaidOnline, covers: 3 })
      expect(answer.status).toBe(403)
    }

    expect((await read(manager)).body).toMatchObject({ amountPaidOnline: order.orderPrice, covers: 1 })
    expect((await move(machine, { amountPaidOnline: 0 })).body.onlineOrderPaymentStatus).toBe('not-paid')
  })

  it('pays only a part once a tip comes on top, and all again without it', async () => {
    const tipped = await move(waiter, { tipAmount: 5 })
    expect(tipped.body).toMatchObject({ onlineOrderPaymentStatus: 'partially-paid', amountToBePaidOnline: 5 })

    const untipped = await move(waiter, { tipAmount: 0 })
    expect(untipped.body).toMatchObject({ onlineOrderPaymentStatus: 'paid', amountToBePaidOnline: 0 })
  })

  it('may pay the tip that comes with it', async () => {
    const amountPaidOnline = order.orderPrice + 5

    const answer = await move(machine, { tipAmount: 5, amountPaidOnline })

    expect(answer.body).toMatchObject({ onlineOrderPaymentStatus: 'paid', amountPaidOnline, amountToBePaidOnline: 0 })
  })

  it('pays only a part of a cart that has grown', async () => {
    const { version } = (await read(manager)).body

    const grown = await move(waiter, { version, cart: [{ itemId, itemQty: 3 }] })

    expect(grown.body).toMatchObject({ onlineOrderPaymentStatus: 'partially-paid', amountPaidOnline: order.orderPrice })
  })
})

it('keeps all that several people add beside the cart at once', async () => {
  const bodies = [{ covers: 4 }, { guests: 5 }, { tipAmount: 6 }, { paymentType: 'card' }]

  const answers = await Promise.all(bodies.map((body) => move(waiter, body)))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await read(waiter)).body).toMatchObject({
    covers: 4,
    guests: 5,
    tipAmount: 6,
    paymentType: 'card',
    version: 5,
  })
})
