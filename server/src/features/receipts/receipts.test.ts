import { describe, expect, it } from 'vitest'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { receiptOrdersPath } from '@brigade/domain/receipts/receipts.api.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import type { ReceiptOrder, ReceiptOrderCounts, ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import { openCoffeeCounter } from './testing/coffee-counter.ts'

const counter = openCoffeeCounter()

describe('an order of a venue that only prints receipts', () => {
  it('is a receipt order from the start, and goes along with its order', async () => {
    const { testServer, order, manager } = counter

    expect(await counter.read()).toMatchObject({
      id: order.id,
      restaurantId: 3,
      status: 'incoming',
      table: order.table,
      pieces: 2,
      orderPrice: order.orderPrice,
      copies: 0,
      tries: 0,
      printedAt: null,
    })

    await testServer.request('POST', '/v1/accept/order', { token: manager, body: { id: order.id } })
    expect(await counter.read()).toMatchObject({ status: 'inprogress', version: 2 })

    await testServer.request('POST', '/v1/undo/order', { token: manager, body: { id: order.id } })
    expect(await counter.read()).toMatchObject({ status: 'incoming' })

    const cart = [{ itemId: order.cart[0]!.itemId, itemQty: 5 }]
    const { version } = (
      await testServer.request<{ version: number }>('GET', `/${ordersPath}/${order.id}`, { token: manager })
    ).body
    await testServer.request('PATCH', `/${ordersPath}/${order.id}`, { token: manager, body: { cart, version } })
    expect(await counter.read()).toMatchObject({ status: 'updated', pieces: 5 })
  })

  it('is heard by the screens of its venue, and by no stranger', async () => {
    const { testServer, manager } = counter
    const own = await testServer.connect(manager)
    const strangers = await testServer.connect(await testServer.signIn('manager@hotel.demo'))
    const guests = await testServer.connect(counter.guest)

    const placed = await counter.place()
    await own.caughtUp()
    await strangers.caughtUp()
    await guests.caughtUp()

    expect(own.heard<ReceiptOrder>(`${receiptOrdersPath} created`).map(({ id }) => id)).toEqual([placed.id])
    expect(strangers.heard(`${receiptOrdersPath} created`)).toEqual([])
    expect(guests.heard(`${receiptOrdersPath} created`)).toEqual([])
    for (const screen of [own, strangers, guests]) await screen.close()
  })

  it('is none at other venues', async () => {
    const { testServer } = counter
    const guest = await testServer.guestAt('Room 204')
    const itemId = await testServer.itemCalled('Wild Mushroom Risotto')
    const order = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
    const token = await testServer.signIn('manager@hotel.demo')

    const answer = await testServer.request('GET', `/v1/receiptorder/${order.id}`, { token })

    expect(answer.status).toBe(404)
  })

  it('is listed and counted by group, of the last seven days', async () => {
    const { testServer, manager, order } = counter
    const since = new Date(Date.parse(order.createdAt) - 7 * 86_400_000).toISOString()
    const query = `restaurantId=3&createdAt[$gt]=${since}&$sort[createdAt]=-1&skipPaginate=true`

    const listed = await testServer.request<ReceiptOrder[]>('GET', `/v1/receiptorder?${query}`, { token: manager })
    const counted = await testServer.request<ReceiptOrderCounts>('POST', '/v1/receiptOrderCount', {
      token: manager,
      body: { restaurantId: 3 },
    })

    const inGroup = (...statuses: string[]) => listed.body.filter(({ status }) => statuses.includes(status)).length
    expect(listed.body[0]!.id).toBe(order.id)
    expect(counted.status).toBe(200)
    expect(counted.body).toEqual({
      incoming: inGroup('incoming', 'updated'),
      inprogress: inGroup('inprogress', 'ontheway'),
      delivered: inGroup('delivered'),
    })
  })

  it('is refused to strangers, who name its venue or its id', async () => {
    const { testServer, order } = counter
    const token = await testServer.signIn('manager@hotel.demo')
    const ask = (method: string, path: string, body?: object) =>
      testServer.request<{ code: number }>(method, path, { token, body })

    expect((await ask('GET', '/v1/receiptorder?restaurantId=3')).status).toBe(403)
    expect((await ask('POST', '/v1/receiptOrderCount', { restaurantId: 3 })).status).toBe(403)
    expect((await ask('GET', `/v1/receiptorder/${order.id}`)).status).toBe(404)
    expect((await ask('POST', '/v1/claim/receiptorder', { id: order.id })).status).toBe(404)
    expect((await ask('POST', '/v1/release/receiptorder', { id: order.id, claim: 'a' })).status).toBe(404)
    expect((await ask('POST', '/v1/receipt-prints', { orderId: order.id, what: 'receipt' })).status).toBe(404)
    const { print } = (await counter.start({})).body
    expect((await ask('PATCH', `/v1/receipt-prints/${print.id}`, { state: 'printed' })).status).toBe(404)
    const prints = await ask('GET', `/v1/receipt-prints?orderId=${order.id}&skipPaginate=true`)
    expect(prints.body).toEqual([])
  })
})

describe('a claim', () => {
  it('is one screen’s alone, until its window has printed', async () => {
    const { body } = await counter.claim()

    const second = await counter.claim()

    expect(second).toMatchObject({ status: 409, body: { data: { reason: 'notToPrint' } } })
    const started = await counter.start({ claim: body.claim })
    expect(started).toMatchObject({ status: 201, body: { print: { copy: 1, isDuplicate: false, state: 'printing' } } })
    expect(await counter.end(started.body.print.id, 'printed')).toMatchObject({ status: 200 })
    expect(await counter.read()).toMatchObject({
      copies: 1,
      isPrinting: false,
      claimedUntil: null,
      printedBy: 'Shilan Karim',
    })
    expect((await counter.claim()).status).toBe(409)
  })

  it('of twenty that come at once is given once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => counter.claim()))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  it('that was not used in time is another screen’s, and the late window prints nothing', async () => {
    const late = await counter.claim()
    counter.wait(receiptLimits.claimSeconds + 1)

    const next = await counter.claim()

    expect(next.status).toBe(200)
    expect(await counter.start({ claim: late.body.claim })).toMatchObject({
      status: 409,
      body: { data: { reason: 'claimLost' } },
    })
    expect((await counter.start({ claim: next.body.claim })).status).toBe(201)
  })

  it('that is given back is free at once, and only who has it gives it back', async () => {
    const { testServer, manager, order } = counter
    const { claim } = (await counter.claim()).body
    const release = (key: string) =>
      testServer.request('POST', '/v1/release/receiptorder', { token: manager, body: { id: order.id, claim: key } })

    expect((await release('another')).status).toBe(409)
    expect(await release(claim)).toMatchObject({ status: 200, body: { claimedUntil: null, tries: 0 } })
    expect((await release(claim)).status).toBe(409)
    expect((await counter.claim()).status).toBe(200)
  })

  it('is refused after three windows that printed nothing, and a person may still print', async () => {
    for (let window = 0; window < receiptLimits.mostTries; window += 1) {
      expect((await counter.claim()).status).toBe(200)
      counter.wait(receiptLimits.claimSeconds + 1)
    }

    expect((await counter.claim()).status).toBe(409)
    expect((await counter.start({})).status).toBe(201)
  })

  it('is refused for what came long ago, and for what was brought', async () => {
    const { testServer, manager, order } = counter
    await testServer.request('POST', '/v1/accept/order', { token: manager, body: { id: order.id } })
    const body = { status: 'delivered' }
    await testServer.request('PATCH', `/v1/order/${order.id}`, { token: manager, body })

    expect((await counter.claim()).status).toBe(409)
    counter.order = await counter.place()
    counter.wait(receiptLimits.printsWithinMinutes * 60 + 1)
    expect((await counter.claim()).status).toBe(409)
  })
})

describe('a print', () => {
  it('that nobody confirmed is uncertain, is not claimed again, and a person says what came of it', async () => {
    const { claim } = (await counter.claim()).body
    const { print } = (await counter.start({ claim })).body
    counter.wait(receiptLimits.printingSeconds + 1)

    expect(await counter.read()).toMatchObject({ isPrinting: true, printedAt: null })
    expect((await counter.claim()).status).toBe(409)
    expect((await counter.end(print.id, 'failed')).status).toBe(200)
    expect((await counter.claim()).status).toBe(200)
  })

  it('by hand waits for a window that is at it', async () => {
    await counter.claim()

    expect(await counter.start({})).toMatchObject({ status: 409, body: { data: { reason: 'printUnderWay' } } })
  })

  it('after another one is a duplicate, and both stand in the order’s log', async () => {
    const { testServer, manager, order } = counter
    const first = (await counter.start({})).body.print
    await counter.end(first.id, 'printed')

    const second = (await counter.start({})).body.print

    expect(first).toMatchObject({ copy: 1, isDuplicate: false })
    expect(second).toMatchObject({ copy: 2, isDuplicate: true, by: 'Shilan Karim' })
    const log = await testServer.request<OrderEvent[]>(
      'GET',
      `/v1/order-events?orderId=${order.id}&skipPaginate=true`,
      {
        token: manager,
      },
    )
    expect(log.body.filter(({ act }) => act === 'print').map(({ reason, by }) => [reason, by])).toEqual([
      ['receipt 1', 'Shilan Karim'],
      ['receipt 2', 'Shilan Karim'],
    ])
    const prints = await testServer.request<ReceiptPrint[]>(
      'GET',
      `/v1/receipt-prints?orderId=${order.id}&skipPaginate=true`,
      { token: manager },
    )
    expect(prints.body.map(({ copy, state }) => [copy, state])).toEqual([
      [2, 'printing'],
      [1, 'printed'],
    ])
  })

  it('is refused where so many were begun within a minute, and other papers are not', async () => {
    const ticket = { what: 'kitchen' }
    for (let copy = 0; copy < receiptLimits.copiesAMinute; copy += 1) {
      expect((await counter.start(ticket)).status).toBe(201)
    }

    expect(await counter.start(ticket)).toMatchObject({
      status: 429,
      body: { data: { reason: 'tooManyCopies', retryAfter: 60 } },
    })
    expect((await counter.start({})).status).toBe(201)
    counter.wait(60)
    expect((await counter.start(ticket)).status).toBe(201)
  })

  it('after one that failed is none', async () => {
    const failed = (await counter.start({})).body.print
    await counter.end(failed.id, 'failed')

    expect((await counter.start({})).body.print).toMatchObject({ copy: 2, isDuplicate: false })
  })

  it('ends once: said twice is once, and otherwise is refused', async () => {
    const { print } = (await counter.start({})).body

    expect((await counter.end(print.id, 'printed')).status).toBe(200)
    expect((await counter.end(print.id, 'printed')).status).toBe(200)
    expect(await counter.end(print.id, 'failed')).toMatchObject({
      status: 409,
      body: { data: { reason: 'printEnded' } },
    })
  })

  it('brings the names in all languages that the menu has', async () => {
    const { orders } = (await counter.start({})).body

    expect(Object.keys(orders[0]!.cart[0]!.name)).toEqual(expect.arrayContaining(['en', 'ar', 'ku']))
  })

  it('of a kitchen ticket counts by itself, at any venue', async () => {
    const { testServer } = counter
    const guest = await testServer.guestAt('Room 204')
    const itemId = await testServer.itemCalled('Wild Mushroom Risotto')
    const order = (await testServer.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
    const chief = await testServer.signIn('chief@hotel.demo')
    const waiter = await testServer.signIn('waiter@hotel.demo')

    const receipt = await counter.start({ orderId: order.id }, waiter)
    const ticket = await counter.start({ orderId: order.id, what: 'kitchen' }, chief)
    const again = await counter.start({ orderId: order.id }, waiter)

    expect(receipt.body.print).toMatchObject({ what: 'receipt', copy: 1 })
    expect(ticket.body.print).toMatchObject({ what: 'kitchen', copy: 1, isDuplicate: false })
    expect(again.body.print).toMatchObject({ what: 'receipt', copy: 2, isDuplicate: true })
  })

  it('is no act: what was done before it can still be taken back', async () => {
    const { testServer, manager, order } = counter
    await testServer.request('POST', '/v1/accept/order', { token: manager, body: { id: order.id } })
    await counter.start({})

    const undone = await testServer.request('POST', '/v1/undo/order', { token: manager, body: { id: order.id } })

    expect(undone).toMatchObject({ status: 200, body: { status: 'incoming' } })
  })

  it('of twenty that begin at once has as many numbers as a minute has, and the others are refused', async () => {
    const started = await Promise.all(Array.from({ length: 20 }, () => counter.start({ what: 'kitchen' })))

    const begun = started.filter(({ status }) => status === 201)
    const copies = begun.map(({ body }) => body.print.copy).toSorted((one, other) => one - other)
    expect(copies).toEqual(Array.from({ length: receiptLimits.copiesAMinute }, (_, index) => index + 1))
    expect(started.filter(({ status }) => status === 429)).toHaveLength(20 - copies.length)
  })

  it.each([
    ['an unknown kind', { what: 'poster' }],
    ['a claim that is none', { claim: 'never given' }],
    ['a claim of no length', { claim: '' }],
    ['a field of nobody', { copies: 3 }],
  ])('with %s is refused', async (_what, body) => {
    expect([400, 409]).toContain((await counter.start(body)).status)
  })
})
