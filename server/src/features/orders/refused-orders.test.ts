import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, type TestServer, startTestServer } from '#testing/test-server.ts'
import { countOrders, lineWithOptions, sidesOf } from '#testing/ordered-lines.ts'

let testServer: TestServer
let guest: Guest
let taker: string
let risotto: number
let burger: number

beforeAll(async () => {
  testServer = await startTestServer()
  guest = await testServer.guestAt('Room 204')
  taker = await testServer.signIn('ordertaker@hotel.demo')
  risotto = await testServer.itemCalled('Wild Mushroom Risotto')
  burger = await testServer.itemCalled('Harbour Beef Burger')
})

afterAll(() => testServer.close())

describe('refuses, names the field and stores nothing', () => {
  let before: number

  afterEach(async () => expect(await countOrders(testServer)).toBe(before))

  const line = () => ({ itemId: risotto, itemQty: 1 })
  type Case = {
    name: string
    as?: 'staff'
    body: () => object | Promise<object>
    status: number
    field?: string
    says?: string
  }
  const cases: Case[] = [
    {
      name: 'no table',
      as: 'staff',
      body: () => ({ cart: [line()] }),
      status: 400,
      field: 'tableId',
      says: 'Please select a table!',
    },
    {
      name: 'an unknown table',
      as: 'staff',
      body: () => ({ tableId: 999_999, cart: [line()] }),
      status: 400,
      field: 'tableId',
    },
    {
      name: 'a table of another venue',
      as: 'staff',
      body: async () => ({ tableId: await tableOfVenue(2), cart: [line()] }),
      status: 400,
      field: 'tableId',
    },
    {
      name: "another guest's table",
      body: async () => ({ tableId: await tableOfVenue(1), cart: [line()] }),
      status: 403,
    },
    {
      name: 'an item of another venue',
      body: async () => ({ cart: [{ itemId: await itemOfVenue(2), itemQty: 1 }] }),
      status: 400,
      field: 'cart.0.itemId',
    },
    { name: 'quantity 0', body: () => ({ cart: [{ ...line(), itemQty: 0 }] }), status: 400, field: 'cart.0.itemQty' },
    {
      name: 'half a portion',
      body: () => ({ cart: [{ ...line(), itemQty: 0.5 }] }),
      status: 400,
      field: 'cart.0.itemQty',
    },
    { name: 'an empty cart', body: () => ({ cart: [] }), status: 400, field: 'cart' },
    { name: 'no cart', body: () => ({}), status: 400, field: 'cart' },
    {
      name: 'a comment of 50 characters',
      body: () => ({ cart: [{ ...line(), comment: 'x'.repeat(50) }] }),
      status: 400,
      field: 'cart.0.comment',
    },
    { name: 'covers 11', body: () => ({ cart: [line()], covers: 11 }), status: 400, field: 'covers' },
    { name: 'covers 0', body: () => ({ cart: [line()], covers: 0 }), status: 400, field: 'covers' },
    { name: 'an unknown field', body: () => ({ cart: [line()], isAdmin: true }), status: 400, field: 'isAdmin' },
    {
      name: 'an unknown field of a line',
      body: () => ({ cart: [{ ...line(), free: true }] }),
      status: 400,
      field: 'cart.0.free',
    },
    { name: 'a total that differs', body: () => ({ cart: [line()], orderPrice: 1 }), status: 409, field: 'orderPrice' },
    {
      name: 'a line price that differs',
      body: () => ({ cart: [{ ...line(), price: 1 }] }),
      status: 409,
      field: 'cart.0.price',
    },
    {
      name: 'a negative total',
      body: () => ({ cart: [line()], orderPrice: -5 }),
      status: 400,
      field: 'orderPrice',
      says: "Can't place order with total amount less than 0",
    },
    { name: 'a tip below nothing', body: () => ({ cart: [line()], tipAmount: -1 }), status: 400, field: 'tipAmount' },
    {
      name: 'a tip finer than the currency',
      body: () => ({ cart: [line()], tipAmount: 1.005 }),
      status: 400,
      field: 'tipAmount',
    },
    {
      name: 'more of an add-on than it allows',
      body: async () => ({
        cart: [
          {
            ...(await lineWithOptions(testServer, burger)),
            condimentsList: [{ id: (await sidesOf(testServer, burger))[0]!.id, quantity: 99 }],
          },
        ],
      }),
      status: 400,
      field: 'cart.0.condimentsList.0.quantity',
    },
    {
      name: 'an add-on of another item',
      body: async () => ({
        cart: [{ ...line(), condimentsList: [{ id: (await sidesOf(testServer, burger))[0]!.id, quantity: 1 }] }],
      }),
      status: 400,
      field: 'cart.0.condimentsList.0.id',
    },
    {
      name: 'a missing option of a required group',
      body: () => ({ cart: [{ itemId: burger, itemQty: 1 }] }),
      status: 400,
      field: 'cart.0.selectedOptions',
      says: 'Select all options',
    },
    {
      name: 'a key that is no key',
      body: () => ({ cart: [line()], idempotencyKey: 'two words' }),
      status: 400,
      field: 'idempotencyKey',
    },
    { name: 'a nil character', body: () => ({ cart: [{ ...line(), comment: 'a\u0000b' }] }), status: 400 },
    { name: 'a list for a body', body: () => [], status: 400 },
  ]

  it.each(cases)('$name', async ({ as, body, status, field, says }) => {
    before = await countOrders(testServer)

    const answer = await testServer.place(as === 'staff' ? taker : guest.token, await body())

    expect(answer.status).toBe(status)
    const { data, message } = answer.body as unknown as {
      message: string
      data: { fields?: Record<string, string>; requestId: string }
    }
    if (field) expect(Object.keys(data.fields ?? {})).toContain(field)
    if (says) expect([message, ...Object.values(data.fields ?? {})]).toContain(says)
    expect(data.requestId).toMatch(/\S/)
  })

  it('the right figures come with totals that differ', async () => {
    before = await countOrders(testServer)

    const answer = await testServer.place(guest.token, { cart: [line()], orderPrice: 1, serviceFee: 7.2 })

    expect(answer.body).toMatchObject({ code: 409, data: { totals: { orderPrice: 79.2 } } })
  })

  const all = '["ALL"]'
  const states = [
    {
      name: 'a closed venue',
      table: 'venues',
      column: 'canReceiveOrder',
      value: false,
      usual: true,
      field: 'restaurantId',
    },
    { name: 'an inactive item', table: 'items', column: 'isActive', value: false, usual: true, field: 'cart.0.itemId' },
    {
      name: 'an item outside its days',
      table: 'items',
      column: 'daysAvailable',
      value: '["Friday"]',
      usual: all,
      field: 'cart.0.itemId',
    },
    {
      name: 'an item outside its hours',
      table: 'items',
      column: 'hoursAvailable',
      value: '["11"]',
      usual: all,
      field: 'cart.0.itemId',
    },
  ]

  it.each(states)('$name', async ({ table, column, value, usual, field }) => {
    before = await countOrders(testServer)
    await set(table, column, value)

    const answer = await testServer.place(guest.token, { cart: [line()] })

    await set(table, column, usual)
    expect(answer).toMatchObject({ status: 422, body: { data: { fields: { [field]: expect.any(String) } } } })
  })

  it('a body of two megabytes and broken JSON', async () => {
    before = await countOrders(testServer)
    const send = (body: string) =>
      fetch(`${testServer.url}/v1/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${guest.token}` },
        body,
      })

    expect((await send(JSON.stringify({ cart: [line()], table: 'x'.repeat(2_000_000) }))).status).toBe(413)
    expect((await send('{"cart": [')).status).toBe(400)
  })
})

/** Changes the venue or the risotto, as an administrator's edit would. */
async function set(table: string, column: string, value: string | boolean): Promise<void> {
  await testServer.db.write(function* () {
    yield {
      sql: `UPDATE ${table} SET "${column}" = ? WHERE "id" = ?`,
      params: [value, table === 'venues' ? 1 : risotto],
    }
    yield { sql: 'UPDATE venues SET "catalogueVersion" = "catalogueVersion" + 1 WHERE "id" = 1', params: [] }
  })
}

async function itemOfVenue(venueId: number): Promise<number> {
  return (await testServer.db.one<{ id: number }>('SELECT "id" FROM items WHERE "restaurantId" = ?', venueId))!.id
}

async function tableOfVenue(venueId: number): Promise<number> {
  const sql = 'SELECT "id" FROM tables WHERE "restaurantId" = ? AND "id" <> ? ORDER BY "id" LIMIT 1'
  return (await testServer.db.one<{ id: number }>(sql, venueId, guest.tableId))!.id
}
