import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'

let testServer: TestServer
let admin: string

beforeEach(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
})

afterEach(() => testServer.close())

describe('what a venue is', () => {
  it.each([
    ['admin@brigade.demo', 200],
    ['organization@brigade.demo', 200],
    ['supermanager@brigade.demo', 200],
    ['manager@hotel.demo', 403],
    ['ordertaker@hotel.demo', 403],
    ['waiter@hotel.demo', 403],
    ['chief@hotel.demo', 403],
    ['marketing@hotel.demo', 403],
    ['finance@hotel.demo', 403],
    ['manager@restaurant.demo', 404],
  ])('is changed by the head office: by %s it is %i', async (email, status) => {
    const token = await testServer.signIn(email)

    const answer = await patch(1, { name: ' Harbour  Palace\n', timeZone: 'Asia/Riyadh', serviceFee: 12.5 }, token)

    expect(answer.status).toBe(status)
    if (status === 200) {
      expect(answer.body).toMatchObject({ name: 'Harbour Palace', timeZone: 'Asia/Riyadh', serviceFee: 12.5 })
      expect(await venueOf(1)).toEqual(answer.body)
    }
  })

  it.each<[what: string, body: object, codes: Record<string, string>]>([
    ['an empty name', { name: ' \u200B' }, { name: 'venueNameMissing' }],
    ['a name that is too long', { name: 'x'.repeat(81) }, { name: 'venueNameTooLong' }],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, { timeZone: 'timeZoneUnknown' }],
    ['a fee with three decimals', { serviceFee: 1.005 }, { serviceFee: 'percentDecimals' }],
    ['an amount that the currency has not', { coversAmount: 1.005 }, { coversAmount: 'amountDecimals' }],
    ['two at once', { name: '', confirmAbove: 0.001 }, { name: 'venueNameMissing', confirmAbove: 'amountDecimals' }],
  ])('is not changed to %s, which is named', async (_what, body, codes) => {
    const answer = await patch(1, body)

    expect(answer).toMatchObject({ status: 400, body: { data: { reason: 'validation' } } })
    expect((answer.body as unknown as { data: { codes: object } }).data.codes).toEqual(codes)
    expect(await venueOf(1)).toMatchObject({ version: 1 })
  })

  it.each<[what: string, body: object, field: string]>([
    ['a currency that no venue has', { currency: 'EUR' }, 'currency'],
    ['a fee above all', { serviceFee: 101 }, 'serviceFee'],
    ['a debt', { coversAmount: -1 }, 'coversAmount'],
    ['no orders a minute', { ordersAMinute: 0 }, 'ordersAMinute'],
    ['a dialog that there is not', { activeDialogs: ['breakfast'] }, 'activeDialogs.0'],
    ['a dialog twice', { activeDialogs: ['side', 'side'] }, 'activeDialogs'],
    ['an hour after the day', { nightHour: 24 }, 'nightHour'],
  ])('is not changed to %s', async (_what, body, field) => {
    const answer = await patch(1, body)

    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body as unknown as { data: { fields: object } }).data.fields)).toEqual([field])
  })
})

describe('the currency of a venue', () => {
  /** A venue without open orders, as it is before it opens. */
  async function closeAll() {
    await testServer.db.write(function* () {
      yield* run(`UPDATE orders SET "status" = 'completed' WHERE "restaurantId" = 1`)
      yield* run('UPDATE bills SET "closedAt" = ? WHERE "restaurantId" = 1', '2026-03-04T08:00:00.000Z')
    })
  }

  it('changes, and amounts keep their value', async () => {
    await closeAll()
    await patch(1, { coversAmount: 7.5, confirmAbove: 900 })

    const { status, body } = await patch(1, { currency: 'SAR' })

    expect(status).toBe(200)
    expect(body).toMatchObject({ currency: 'SAR', coversAmount: 7.5, confirmAbove: 900 })
    const { token } = await testServer.guestAt('Room 204')
    const risotto = await testServer.itemCalled('Wild Mushroom Risotto')
    const { body: order } = await testServer.place(token, { cart: [{ itemId: risotto, itemQty: 1 }] })
    expect(order).toMatchObject({ cartPrice: 72 })
  })

  it('changes to one with other decimals while there are no prices', async () => {
    await testServer.db.write(() => run('UPDATE items SET "restaurantId" = 2 WHERE "restaurantId" = 1'))
    await closeAll()
    await patch(1, { coversAmount: 7.5 })

    expect(await patch(1, { currency: 'JOD' })).toMatchObject({ status: 200, body: { coversAmount: 7.5 } })
    expect(await patch(1, { confirmAbove: 1.125 })).toMatchObject({ status: 200, body: { confirmAbove: 1.125 } })
    expect(await patch(1, { currency: 'USD' })).toMatchObject({
      status: 400,
      body: { data: { codes: { confirmAbove: 'amountDecimals' } } },
    })
    expect(await patch(1, { currency: 'USD', confirmAbove: null })).toMatchObject({
      status: 200,
      body: { coversAmount: 7.5, confirmAbove: null },
    })
  })

  it('stays while menus have prices of other decimals', async () => {
    await closeAll()

    expect(await patch(1, { currency: 'BHD' })).toMatchObject({
      status: 409,
      body: { data: { reason: 'currencyOfPrices', fields: { currency: expect.stringContaining('BHD') } } },
    })
  })

  it('stays while an order, a bill or a payment is open', async () => {
    const refusal = {
      status: 409,
      body: { data: { reason: 'currencyInUse', fields: { currency: expect.any(String) } } },
    }
    expect(await patch(1, { currency: 'SAR' })).toMatchObject(refusal)
    await closeAll()
    await testServer.db.write(() =>
      run(
        `INSERT INTO checkouts ("restaurantId", "tableId", "sitting", "provider", "state", "amount", "currency", "shares", "token", "createdAt", "expiresAt")
         SELECT "restaurantId", "id", 1, 'demo', 'open', 100, 'AED', '[]', 'x', ?, ? FROM tables WHERE "restaurantId" = 1 LIMIT 1`,
        '2026-03-04T08:00:00.000Z',
        '2026-03-04T08:30:00.000Z',
      ),
    )
    expect(await patch(1, { currency: 'SAR' })).toMatchObject(refusal)

    await testServer.db.write(() => run(`UPDATE checkouts SET "state" = 'paid'`))

    expect(await patch(1, { currency: 'SAR' })).toMatchObject({ status: 200 })
  })

  it('does not change under an order that is placed at the same time', async () => {
    await closeAll()
    const { token } = await testServer.guestAt('Room 204')
    const risotto = await testServer.itemCalled('Wild Mushroom Risotto')

    const [changed, placed] = await Promise.all([
      patch(1, { currency: 'SAR' }),
      testServer.place(token, { cart: [{ itemId: risotto, itemQty: 1 }] }),
    ])

    const { currency } = await venueOf(1)
    const rows = await testServer.db.many<{ currency: string }>(
      'SELECT "currency" FROM bills WHERE "closedAt" IS NULL AND "restaurantId" = 1',
    )
    expect([200, 409]).toContain(changed.status)
    expect([201, 422, 400]).toContain(placed.status)
    expect(rows.every((row) => row.currency === currency)).toBe(true)
  })
})

function patch(id: number, body: object, token = admin): Promise<Answer<Venue>> {
  return testServer.request<Venue>('PATCH', `/v1/restaurant/${id}`, { token, body })
}

async function venueOf(id: number): Promise<Venue> {
  return (await testServer.request<Venue>('GET', `/v1/restaurant/${id}`, { token: admin })).body
}
