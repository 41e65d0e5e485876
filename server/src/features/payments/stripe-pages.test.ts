import { beforeEach, describe, expect, it } from 'vitest'
import type { Currency } from '@brigade/domain/kit/money.ts'
import { run } from '#kit/database/transaction.ts'
import { openStripeFixture } from '#testing/stripe-fixture.ts'
import { StripeProblem } from '#testing/stripe-account.ts'

const desk = openStripeFixture({ limitMs: 1_000 })
const { read, begin, tell } = desk

beforeEach(() => desk.testServer.db.write(() => run('DELETE FROM jobs')))

describe('the page of a payment', () => {
  it('is one for all who press at the same moment', async () => {
    const asked = desk.service.asked.length

    const answers = await Promise.all(Array.from({ length: 4 }, () => begin({ orderId: desk.order.id })))

    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(desk.service.asked.length).toBe(asked + 1)
  })

  it.each([
    ['paid in cash', 'POST', 'pay/order', { kind: 'cash', amount: 79.2 }],
    ['cancelled', 'PATCH', 'order', { status: 'cancelled', cancelReason: 'Guest left' }],
  ])('is closed at Stripe when the order is %s, also when Stripe was away', async (_what, method, path, body) => {
    const { url } = (await begin({ orderId: desk.order.id })).body

    const address = method === 'POST' ? `/v1/${path}` : `/v1/${path}/${desk.order.id}`
    const id = method === 'POST' ? { id: desk.order.id } : {}
    expect(
      (await desk.testServer.request(method, address, { token: desk.manager, body: { ...id, ...body } })).status,
    ).toBe(200)
    desk.service.fail()
    await desk.testServer.app.jobs.runDue()
    const whileAway = desk.service.sessionAt(url).status
    desk.service.mend()
    desk.pass(60_000)
    await desk.testServer.app.jobs.runDue()

    expect([whileAway, desk.service.sessionAt(url).status]).toEqual(['open', 'expired'])
  })

  it('that is paid while it is to be closed stays paid, and asks nobody to look at a job', async () => {
    const { url } = (await begin({ orderId: desk.order.id })).body
    await desk.testServer.request('POST', '/v1/pay/order', {
      token: desk.manager,
      body: { id: desk.order.id, kind: 'card', amount: 1 },
    })

    desk.service.pay(desk.service.sessionAt(url).id)
    await desk.testServer.app.jobs.runDue()

    const jobs = await desk.testServer.db.many<{ state: string }>(
      `SELECT "state" FROM jobs WHERE "kind" = 'payments:closePage'`,
    )
    expect(jobs).toEqual([{ state: 'done' }])
  })

  it('that is paid while it is to be closed tells the guest that the staff refund what is too much', async () => {
    const { url, id } = (await begin({ orderId: desk.order.id })).body
    await desk.testServer.request('POST', '/v1/pay/order', {
      token: desk.manager,
      body: { id: desk.order.id, kind: 'card', amount: 1 },
    })
    const { token } = (await desk.testServer.db.one<{ token: string }>(
      'SELECT "token" FROM checkouts WHERE "id" = ?',
      id,
    ))!
    const read = async () => (await fetch(`${desk.testServer.url}/pay/done/${token}`)).text()
    const before = await read()

    await tell(desk.service.pay(desk.service.sessionAt(url).id))

    for (const text of [before, await read()]) expect(text).toContain('the staff will refund the difference')
  })

  it.each<[string, StripeProblem, number, string, number | undefined]>([
    ['with a wrong key', problem(401, { type: 'invalid_request_error' }), 422, 'providerRefused', undefined],
    ['that asks for too much at once', problem(429, { type: 'rate_limit_error' }), 503, 'providerBusy', 60],
    ['of too small an amount', problem(400, { code: 'amount_too_small' }), 422, 'amountTooSmall', undefined],
    [
      'in a currency that its account lacks',
      problem(400, { param: 'currency' }),
      422,
      'currencyUnsupported',
      undefined,
    ],
    ['on a bad day', problem(500, { type: 'api_error' }), 503, 'providerFailed', 5],
  ])('is none for an installation %s, and says why', async (_what, refusal, status, reason, retryAfter) => {
    desk.service.fail(refusal)

    const answer = await begin({ orderId: desk.order.id })

    expect(answer).toMatchObject({ status, body: { data: { reason } } })
    expect(answer.body.data.retryAfter).toBe(retryAfter)
    expect(JSON.stringify(answer.body)).not.toContain('Stripe says')
  })

  it('is none while Stripe says nothing, and one limit holds for all tries', async () => {
    desk.service.silence()

    const answer = await begin({ orderId: desk.order.id })

    expect(answer).toMatchObject({ status: 503, body: { data: { reason: 'providerFailed' } } })
  })
})

describe('an order in a currency', () => {
  it('that Stripe does not take is refused before a page is asked for', async () => {
    await price('IQD', 79_200)
    const asked = desk.service.asked.length

    expect(await begin({ orderId: desk.order.id })).toMatchObject({
      status: 422,
      body: { data: { reason: 'currencyUnsupported' } },
    })
    expect(desk.service.asked.length).toBe(asked)
  })

  it('of thousandths is paid in full, with what Stripe can take no finer as a tip', async () => {
    await price('BHD', 12_345)

    const { body } = await begin({ orderId: desk.order.id })
    await tell(desk.service.pay(desk.service.sessionAt(body.url).id))

    expect(body).toMatchObject({ amount: 12.35, rounding: 0.005, shares: [{ amount: 12.345 }] })
    const paid = await read()
    expect(paid).toMatchObject({
      amountPaidOnline: 12.35,
      tipAmount: 0.005,
      onlineOrderPaymentStatus: 'paid',
      amountToBePaidOnline: 0,
      refundDue: 0,
    })
  })

  it('of thousandths is paid in parts that Stripe takes, and the rounding is due of it', async () => {
    await price('BHD', 12_345)

    const part = await begin({ orderId: desk.order.id, amount: 4.115 })
    await tell(desk.service.pay(desk.service.sessionAt(part.body.url).id))

    expect(part.body).toMatchObject({ amount: 4.12, rounding: 0 })
    expect(await read()).toMatchObject({ amountPaidOnline: 4.12, tipAmount: 0, amountToBePaidOnline: 8.225 })
  })
})

/** Prices the order as a venue in that country would. */
async function price(currency: Currency, minor: number): Promise<void> {
  await desk.testServer.db.write(() =>
    run(
      'UPDATE orders SET "currency" = ?, "cartPrice" = ?, "serviceFee" = 0, "vatFee" = 0, "orderPrice" = ? WHERE "id" = ?',
      currency,
      minor,
      minor,
      desk.order.id,
    ),
  )
}

function problem(status: number, words: { type?: string; code?: string; param?: string }): StripeProblem {
  return new StripeProblem(status, { type: 'invalid_request_error', message: 'Stripe says something', ...words })
}
