import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type Checkout, begunCheckouts } from '@brigade/domain/payments/checkouts.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type Guest, type TestServer, noon, startTestServer } from '#testing/test-server.ts'

type Answered = Checkout & { data: { reason: string; fields: Record<string, string> } }

let testServer: TestServer
let now = noon
let guest: Guest
let waiter: string
let itemId: number
let order: Order

beforeAll(async () => {
  testServer = await startTestServer({ checkoutProvider: 'demo' }, { now: () => now })
  guest = await testServer.guestAt('Room 410')
  waiter = await testServer.signIn('waiter@hotel.demo')
  itemId = await testServer.itemCalled('Wild Mushroom Risotto')
})

afterAll(() => testServer.close())

beforeEach(async () => {
  now = noon
  await testServer.db.write(() => run('DELETE FROM checkouts'))
  order = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
})

describe('a payment that begins', () => {
  it('is of a part, by the guest of the table or by staff', async () => {
    const byGuest = await begin(guest.token, { orderId: order.id, amount: 20 })
    const byWaiter = await begin(waiter, { orderId: order.id })

    expect(byGuest).toMatchObject({ status: 201, body: { amount: 20, state: 'open', url: expect.any(String) } })
    expect(byWaiter.body.amount).toBe(order.orderPrice)
    expect((await read(order.id)).amountPaidOnline).toBe(0)
  })

  it.each<[what: string, body: () => object, status: number, told: object]>([
    ['of nothing', () => ({}), 400, { reason: 'orderOrBill' }],
    ['of two things', () => ({ orderId: order.id, billId: order.billId }), 400, { reason: 'orderOrBill' }],
    [
      'of more than is due',
      () => ({ orderId: order.id, amount: 1_000 }),
      400,
      { fields: { amount: expect.any(String) } },
    ],
    ['of too many decimals', () => ({ orderId: order.id, amount: 1.001 }), 400, { reason: 'tooManyDecimals' }],
    [
      'of less than nothing',
      () => ({ orderId: order.id, amount: -1 }),
      400,
      { fields: { amount: expect.any(String) } },
    ],
    ['of no order', () => ({ orderId: 2_147_483_647 }), 404, {}],
    ['of no bill', () => ({ billId: 2_147_483_647 }), 404, {}],
  ])('is refused %s', async (_what, body, status, told) => {
    expect(await begin(guest.token, body())).toMatchObject({ status, body: { data: told } })
  })

  it("is not another table's, nor another venue's", async () => {
    const stranger = await testServer.guestAt('Room 204')
    const away = await testServer.signIn('waiter@restaurant.demo')
    const { body } = await begin(guest.token, { orderId: order.id })

    for (const token of [stranger.token, away]) {
      expect((await begin(token, { orderId: order.id })).status).toBe(404)
      expect((await begin(token, { billId: order.billId })).status).toBe(404)
      expect((await testServer.request('GET', `/v1/checkout/${body.id}`, { token })).status).toBe(404)
    }
    expect((await begin(await testServer.signIn('chief@hotel.demo'), { orderId: order.id })).status).toBe(403)
    expect((await begin('', { orderId: order.id })).status).toBe(401)
  })

  it('is refused where the venue takes no online payments, and when nothing is due', async () => {
    await testServer.db.write(() => run('UPDATE venues SET "isOnlinePayment" = ? WHERE "id" = 1', false))
    const off = await begin(guest.token, { orderId: order.id })
    await testServer.db.write(() => run('UPDATE venues SET "isOnlinePayment" = ? WHERE "id" = 1', true))
    const manager = await testServer.signIn('manager@hotel.demo')
    const body = { status: 'cancelled', cancelReason: 'Guest left' }
    await testServer.request('PATCH', `/v1/order/${order.id}`, { token: manager, body })
    const cancelled = await begin(guest.token, { orderId: order.id })

    expect(off).toMatchObject({ status: 422, body: { data: { reason: 'paymentOff' } } })
    expect(cancelled).toMatchObject({ status: 422, body: { data: { reason: 'nothingDue' } } })
  })

  it('is of the order that took a merged one over, and not of the merged one', async () => {
    const other = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
    await act(`order/${order.id}`, { status: 'merged', mergedInto: other.id }, 'PATCH')

    const ofMerged = await begin(guest.token, { orderId: order.id })
    const ofOther = await begin(guest.token, { orderId: other.id })

    expect(ofMerged).toMatchObject({ status: 422, body: { data: { reason: 'nothingDue' } } })
    expect(ofOther.body.amount).toBe((await read(other.id)).amountToBePaidOnline)
  })

  it('is one of so many that guests of a sitting begin within minutes, and never keeps staff from one', async () => {
    const part = { orderId: order.id, amount: 0.5 }
    for (let count = 1; count <= begunCheckouts.most; count += 1) {
      await begin(guest.token, { orderId: order.id, amount: count })
    }

    const many = await begin(guest.token, part)
    const byWaiter = await begin(waiter, { ...part, guestNumber: 1 })
    await testServer.db.write(() => run('UPDATE checkouts SET "sitting" = "sitting" - 1 WHERE "id" % 2 = 0'))
    const afterOthers = await begin(guest.token, { ...part, guestNumber: 2 })
    await testServer.db.write(() => run('UPDATE checkouts SET "sitting" = (SELECT max("sitting") FROM checkouts)'))
    now = new Date(noon.getTime() + begunCheckouts.withinMinutes * 60_000)
    const later = await begin(guest.token, { ...part, guestNumber: 3 })

    expect(many).toMatchObject({
      status: 429,
      body: { data: { reason: 'tooManyCheckouts', retryAfter: begunCheckouts.withinMinutes * 60 } },
    })
    expect([byWaiter.status, afterOthers.status, later.status]).toEqual([201, 201, 201])
  })

  it('is gone on with, while there is time and as much is due, of all or of a part', async () => {
    const first = await begin(guest.token, { orderId: order.id })
    const again = await begin(waiter, { orderId: order.id, amount: first.body.amount })
    const part = await begin(guest.token, { orderId: order.id, amount: 5 })
    const sameToo = await begin(guest.token, { orderId: order.id, amount: 5 })
    const others = await Promise.all(
      [1, 2, 1].map((guestNumber) => begin(waiter, { orderId: order.id, amount: 5, guestNumber })),
    )
    now = new Date(noon.getTime() + 22 * 60_000)
    const late = await begin(guest.token, { orderId: order.id })

    expect(again.body).toEqual(first.body)
    expect(sameToo.body).toEqual(part.body)
    expect(others[2]!.body).toEqual(others[0]!.body)
    const ids = [first, part, others[0]!, others[1]!, late].map(({ body }) => body.id)
    expect(new Set(ids).size).toBe(5)
    expect(await checkoutOf(first.body.id)).toMatchObject({ state: 'failed', endReason: 'replaced' })
  })

  it('is one when two people press at the same moment', async () => {
    const answers = await Promise.all(
      [guest.token, waiter, guest.token, waiter].map((token) => begin(token, { orderId: order.id })),
    )

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body)
  })

  it('is none without a provider', async () => {
    const bare = await startTestServer()
    const own = await bare.guestAt('Room 410')
    const answer = await bare.request('POST', '/v1/checkout', { token: own.token, body: { orderId: 1 } })

    expect(answer).toMatchObject({ status: 422, body: { data: { reason: 'providerMissing' } } })
    expect((await bare.request('GET', `/pay/demo/${'0'.repeat(32)}`)).status).toBe(404)
    await bare.close()
  })
})

describe('the page of the demo', () => {
  it('says what is paid, in the language of the guest, and runs nothing', async () => {
    const { body } = await begin(guest.token, { orderId: order.id, amount: 20 })

    const english = await page('GET', body.url!)
    const arabic = await page('GET', body.url!, { 'accept-language': 'ar' })
    const sorani = await page('GET', body.url!, { 'accept-language': 'ckb-IQ, en;q=0.5' })

    expect(english.text).toContain('AED 20.00')
    expect(english.text).toContain('lang="en" dir="ltr"')
    expect(arabic.text).toContain('lang="ar" dir="rtl"')
    expect(sorani.text).toContain('lang="ku" dir="rtl"')
    expect(english.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('pays once, however often Pay is pressed', async () => {
    const { body } = await begin(guest.token, { orderId: order.id })

    const presses = await Promise.all(Array.from({ length: 4 }, () => page('POST', `${body.url}/pay`)))

    expect(presses.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(await read(order.id)).toMatchObject({ onlineOrderPaymentStatus: 'paid', amountToBePaidOnline: 0 })
    expect((await page('GET', body.url!)).text).toContain('Paid. Thank you.')
    const checkout = await testServer.request<Checkout>('GET', `/v1/checkout/${body.id}`, { token: guest.token })
    expect(checkout.body.state).toBe('paid')
  })

  it('pays nothing that was declined, or whose time is over', async () => {
    const declined = (await begin(guest.token, { orderId: order.id })).body.url!
    const late = (await begin(guest.token, { orderId: order.id, amount: 5 })).body.url!

    await page('POST', `${declined}/decline`)
    await page('POST', `${declined}/pay`)
    now = new Date(noon.getTime() + 32 * 60_000)
    await page('POST', `${late}/pay`)

    expect((await page('GET', declined)).text).toContain('Nothing was paid.')
    expect((await page('GET', late)).text).toContain('This payment has expired.')
    now = noon
    expect((await read(order.id)).amountPaidOnline).toBe(0)
  })

  it.each<[what: string, change: () => Promise<unknown>, reason: string, said: string]>([
    [
      'paid in cash',
      () => act('pay/order', { id: order.id, kind: 'cash', amount: order.orderPrice }),
      'paid',
      'This is already paid.',
    ],
    ['paid in part', () => act('pay/order', { id: order.id, kind: 'card', amount: 1 }), 'changed', 'has changed'],
    [
      'made cheaper',
      () => act('discount/order', { id: order.id, discountPercentage: 10, reason: 'Late' }),
      'changed',
      'has changed',
    ],
    ['given a tip', () => act(`order/${order.id}`, { tipAmount: 2 }, 'PATCH'), 'changed', 'has changed'],
    [
      'cancelled',
      () => act(`order/${order.id}`, { status: 'cancelled', cancelReason: 'Guest left' }, 'PATCH'),
      'cancelled',
      'The order was cancelled.',
    ],
  ])('is closed when its order is %s, and says so', async (_what, change, endReason, said) => {
    const { body } = await begin(guest.token, { orderId: order.id })

    await change()

    expect(await checkoutOf(body.id)).toMatchObject({ state: 'failed', endReason })
    await page('POST', `${body.url}/pay`)
    expect((await read(order.id)).amountPaidOnline).toBe(0)
    const { text } = await page('GET', body.url!)
    expect(text).toContain(said)
    expect(text).not.toContain('<button')
    expect((await page('GET', body.url!.replace('demo', 'cancelled'))).text).toContain(said)
  })

  it('is closed when another page has paid what it was for, and stays open while there is enough left', async () => {
    const whole = await begin(guest.token, { orderId: order.id })
    const half = await begin(guest.token, { orderId: order.id, amount: order.orderPrice / 2 })
    const other = await begin(guest.token, { orderId: order.id, amount: order.orderPrice / 2, guestNumber: 2 })
    await page('POST', `${half.body.url}/pay`)
    const afterHalf = await Promise.all([whole, other].map(({ body }) => checkoutOf(body.id)))
    await page('POST', `${other.body.url}/pay`)

    expect(afterHalf).toMatchObject([{ endReason: 'changed' }, { state: 'open' }])
    expect(await read(order.id)).toMatchObject({ onlineOrderPaymentStatus: 'paid', refundDue: 0 })
  })

  it.each([
    ['GET', '/pay/demo/'],
    ['GET', `/pay/demo/${'0'.repeat(32)}`],
    ['POST', `/pay/demo/${'0'.repeat(32)}/pay`],
    ['GET', '/pay/demo/..%2f..'],
    ['GET', '/pay/'],
    ['GET', '/pay/else'],
    ['GET', `/pay/done/${'0'.repeat(32)}`],
  ])('is not found by guessing: %s %s', async (method, path) => {
    expect((await page(method, path)).status).toBe(404)
  })

  it('is for reading where nothing is sent, as are those to which a provider sends guests back', async () => {
    const { body } = await begin(guest.token, { orderId: order.id })

    expect((await page('GET', `${body.url}/pay`)).status).toBe(404)
    expect((await page('POST', body.url!)).status).toBe(405)
    expect((await page('POST', '/pay/done')).status).toBe(405)
    expect((await page('GET', '/pay/done')).text).toContain('Thank you.')
    expect((await page('GET', '/pay/cancelled')).text).toContain('Nothing was paid.')
    const done = body.url!.replace('demo', 'done')
    expect((await page('GET', done)).text).toContain('being processed')
    await page('POST', `${body.url}/pay`)
    expect((await page('GET', done)).text).toContain('Paid. Thank you.')
  })
})

async function act(path: string, body: object, method = 'POST'): Promise<void> {
  const token = await testServer.signIn('manager@hotel.demo')
  const answer = await testServer.request(method, `/v1/${path}`, { token, body })
  expect([200, 201]).toContain(answer.status)
}

async function checkoutOf(id: number): Promise<Checkout> {
  return (await testServer.request<Checkout>('GET', `/v1/checkout/${id}`, { token: waiter })).body
}

function begin(token: string, body: object) {
  return testServer.request<Answered>('POST', '/v1/checkout', { token, body })
}

async function page(method: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(testServer.url + path, { method, headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function read(id: number): Promise<Order> {
  return (await testServer.request<Order>('GET', `/v1/order/${id}`, { token: waiter })).body
}
