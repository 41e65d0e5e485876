import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type Guest, type Harbour, startHarbour } from '#testing/harbour.ts'
import { run } from '#kit/work.ts'

let harbour: Harbour
let guest: Guest
let taker: string
let risotto: number
let burger: number

beforeAll(async () => {
  harbour = await startHarbour()
  guest = await harbour.guestAt('Room 204')
  taker = await harbour.signIn('ordertaker@hotel.demo')
  risotto = await harbour.itemCalled('Wild Mushroom Risotto')
  burger = await harbour.itemCalled('Harbour Beef Burger')
})

afterAll(() => harbour.close())

it("prices a guest's order from the venue's menu, with its service fee", async () => {
  const answer = await harbour.place(guest.token, {
    cart: [{ itemId: risotto, itemQty: 2, comment: 'No salt; please!' }],
  })

  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    restaurantId: 1,
    status: 'incoming',
    tableId: guest.tableId,
    cartPrice: 144,
    serviceFee: 14.4,
    vatFee: 0,
    orderPrice: 158.4,
    covers: 1,
    version: 1,
    editSource: 'app',
    acceptedAT: null,
    cart: [{ itemId: risotto, price: 72, totalPrice: 144, itemQty: 2, comment: 'No salt please' }],
  })
})

it('adds options and add-ons to the price of a piece', async () => {
  const line = await burgerLine()
  const [side] = await sidesOf(burger)

  const answer = await harbour.place(guest.token, {
    cart: [{ ...line, itemQty: 3, condimentsList: [{ id: side!.id, quantity: side!.max }] }],
  })

  const sold = answer.body.cart[0]!
  const extras = sold.selectedOptions.reduce((sum, option) => sum + option.price, 0)
  expect(answer.status).toBe(201)
  expect(sold.totalPrice).toBeCloseTo((78 + extras + (side!.price / 100) * side!.max) * 3, 5)
  expect(sold.selectedOptions.every((option) => option.posItemId !== null)).toBe(true)
})

it('accepts an order of the staff at once, in the name of who placed it', async () => {
  const answer = await harbour.place(taker, {
    tableId: guest.tableId,
    cart: [{ itemId: risotto, itemQty: 1 }],
    covers: 2,
  })

  expect(answer.body).toMatchObject({ status: 'inprogress', editSource: 'v_rest_staff', covers: 2 })
  expect(answer.body.acceptedBy).toBe(answer.body.createdBy)
  expect(answer.body.acceptedAT).toBe(answer.body.createdAt)
})

it('answers the first order again under the same key, however it comes', async () => {
  const key = randomUUID()
  const body = { cart: [{ itemId: risotto, itemQty: 1 }] }
  const before = await countStored()

  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => harbour.place(guest.token, body, { 'idempotency-key': key })),
    ...Array.from({ length: 5 }, () => harbour.place(guest.token, { ...body, idempotencyKey: key })),
  ])

  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect(answers.every((answer) => answer.status === 201)).toBe(true)
  expect(await countStored()).toBe(before + 1)
})

it('keeps keys of different people apart', async () => {
  const key = randomUUID()
  const other = await harbour.guestAt('Room 205')
  const body = { cart: [{ itemId: risotto, itemQty: 1 }] }

  const mine = await harbour.place(guest.token, body, { 'idempotency-key': key })
  const theirs = await harbour.place(other.token, body, { 'idempotency-key': key })

  expect(theirs.body.id).not.toBe(mine.body.id)
})

it('shows no order of an earlier sitting to a guest who takes the same key', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const body = { cart: [{ itemId: risotto, itemQty: 1 }] }
  const { body: first } = await harbour.place(guest.token, body, key)
  await harbour.db.write(() => run('UPDATE orders SET "sitting" = "sitting" - 1 WHERE "id" = ?', first.id))

  const again = await harbour.place(guest.token, body, key)

  expect(again).toMatchObject({ status: 409, body: { data: { reason: 'keyTaken' } } })
})

it('answers a repeat also after the venue has closed', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const body = { cart: [{ itemId: risotto, itemQty: 1 }] }
  const { body: first } = await harbour.place(guest.token, body, key)
  await setReceiving(false)

  const again = await harbour.place(guest.token, body, key)
  const another = await harbour.place(guest.token, body)
  await setReceiving(true)

  expect(again).toMatchObject({ status: 201, body: { id: first.id } })
  expect(another.status).toBe(422)
})

it('keeps last names and room numbers without what turns writing round or nobody sees', async () => {
  const lastname = '\u202eHad\u0007dad\r\n'
  const cart = [{ itemId: risotto, itemQty: 1, extra: { lastname, roomno: '\u200f204' } }]

  const placed = await harbour.place(guest.token, { cart, paymentInfo: { lastname } })
  const body = { paymentInfo: { lastname: '\u2066Khan\u2069' } }
  const changed = await harbour.request<Order>('PATCH', `/v1/order/${placed.body.id}`, { token: taker, body })

  expect(placed.body.paymentInfo).toEqual({ lastname: 'Haddad' })
  expect(placed.body.cart[0]!.extra).toEqual({ lastname: 'Haddad', roomno: '204' })
  expect(changed.body.paymentInfo).toEqual({ lastname: 'Khan' })
})

it('opens no tab at a venue that has none', async () => {
  const { body } = await harbour.place(guest.token, { cart: [{ itemId: risotto, itemQty: 1 }], openTab: true })

  expect(body).toMatchObject({ openTab: false, continuation: false })
})

it('continues one tab of the table, also when its first orders come at once', async () => {
  await harbour.db.write(() => run('UPDATE venues SET "isOpenTableOption" = ? WHERE "id" = 1', true))
  const { token } = await harbour.guestAt('Room 310')
  const body = { cart: [{ itemId: risotto, itemQty: 1 }], openTab: true }

  const placed = await Promise.all(Array.from({ length: 8 }, () => harbour.place(token, body)))
  await harbour.db.write(() => run('UPDATE venues SET "isOpenTableOption" = ? WHERE "id" = 1', false))

  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201))
  const inOrder = placed.map(({ body: { id, continuationOf } }) => ({ id, continuationOf })).sort((a, b) => a.id - b.id)
  expect(inOrder.map(({ continuationOf }) => continuationOf)).toEqual([
    null,
    ...inOrder.slice(0, -1).map(({ id }) => id),
  ])
  expect(new Set(placed.map(({ body: { billId } }) => billId)).size).toBe(1)
})

it('tells a created order once, and a repeated key not at all', async () => {
  const screen = await harbour.connect(taker)
  const body = { cart: [{ itemId: risotto, itemQty: 1 }], idempotencyKey: randomUUID() }
  const told: number[] = []
  screen.client.service('v1/order').on('created', (order: Order) => told.push(order.id))
  const heard = screen.next<Order>('v1/order created')

  const first = await harbour.place(guest.token, body)
  await heard
  await harbour.place(guest.token, body)
  const next = screen.next<Order>('v1/order created')
  const last = await harbour.place(guest.token, { ...body, idempotencyKey: randomUUID() })
  await next

  expect(told).toEqual([first.body.id, last.body.id])
  await screen.close()
})

it('takes what was paid online from the payment system, and from nobody else', async () => {
  const body = { tableId: guest.tableId, cart: [{ itemId: risotto, itemQty: 1 }] }

  const paid = await harbour.place('brigade-demo-payments-1', { ...body, amountPaidOnline: 79.2 })
  const part = await harbour.place('brigade-demo-payments-1', { ...body, amountPaidOnline: 20 })
  const claimed = await harbour.place(guest.token, { ...body, amountPaidOnline: 79.2 })

  expect(paid.body).toMatchObject({ onlineOrderPaymentStatus: 'paid', amountPaidOnline: 79.2, amountToBePaidOnline: 0 })
  expect(part.body).toMatchObject({ onlineOrderPaymentStatus: 'partially-paid', amountToBePaidOnline: 59.2 })
  expect(claimed.status).toBe(403)
})

describe('refuses, names the field and stores nothing', () => {
  let before: number

  afterEach(async () => expect(await countStored()).toBe(before))

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
      says: "Can't place order with total amount less than 0.",
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
        cart: [{ ...(await burgerLine()), condimentsList: [{ id: (await sidesOf(burger))[0]!.id, quantity: 99 }] }],
      }),
      status: 400,
      field: 'cart.0.condimentsList.0.quantity',
    },
    {
      name: 'an add-on of another item',
      body: async () => ({
        cart: [{ ...line(), condimentsList: [{ id: (await sidesOf(burger))[0]!.id, quantity: 1 }] }],
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
    before = await countStored()

    const answer = await harbour.place(as === 'staff' ? taker : guest.token, await body())

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
    before = await countStored()

    const answer = await harbour.place(guest.token, { cart: [line()], orderPrice: 1, serviceFee: 7.2 })

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
    before = await countStored()
    await set(table, column, value)

    const answer = await harbour.place(guest.token, { cart: [line()] })

    await set(table, column, usual)
    expect(answer).toMatchObject({ status: 422, body: { data: { fields: { [field]: expect.any(String) } } } })
  })

  it('a body of two megabytes and broken JSON', async () => {
    before = await countStored()
    const send = (body: string) =>
      fetch(`${harbour.url}/v1/order`, {
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
  await harbour.db.write(function* () {
    yield {
      sql: `UPDATE ${table} SET "${column}" = ? WHERE "id" = ?`,
      params: [value, table === 'venues' ? 1 : risotto],
    }
    yield { sql: 'UPDATE venues SET "catalogueVersion" = "catalogueVersion" + 1 WHERE "id" = 1', params: [] }
  })
}

async function itemOfVenue(venueId: number): Promise<number> {
  return (await harbour.db.one<{ id: number }>('SELECT "id" FROM items WHERE "restaurantId" = ?', venueId))!.id
}

async function tableOfVenue(venueId: number): Promise<number> {
  const sql = 'SELECT "id" FROM tables WHERE "restaurantId" = ? AND "id" <> ? ORDER BY "id" LIMIT 1'
  return (await harbour.db.one<{ id: number }>(sql, venueId, guest.tableId))!.id
}

function sidesOf(itemId: number) {
  return harbour.db.many<{ id: number; price: number; max: number }>(
    'SELECT * FROM sides WHERE "itemId" = ? ORDER BY "index"',
    itemId,
  )
}

async function burgerLine() {
  const groups = await harbour.db.many<{ id: number; options: string }>(
    'SELECT * FROM modifier_groups WHERE "itemId" = ?',
    burger,
  )
  const selectedOptions = groups.map((group) => ({
    groupId: group.id,
    optionId: (JSON.parse(group.options) as { _id: string }[])[0]!._id,
  }))
  return { itemId: burger, itemQty: 1, selectedOptions }
}

async function countStored(): Promise<number> {
  return (await harbour.db.one<{ total: number }>('SELECT count(*) AS "total" FROM orders'))!.total
}

async function setReceiving(canReceiveOrder: boolean): Promise<void> {
  await harbour.db.write(function* () {
    yield { sql: 'UPDATE venues SET "canReceiveOrder" = ? WHERE "id" = 1', params: [canReceiveOrder] }
  })
}
