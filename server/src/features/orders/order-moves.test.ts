import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StaffRole, staffRoles } from '@brigade/domain/access/roles.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import type { Order, OrderEvent } from '@brigade/domain/orders/orders.schema.ts'
import { orderMoves } from '@brigade/domain/orders/orders.status.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { run } from '#kit/work.ts'
import type { Guest, Harbour } from '#testing/harbour.ts'
import { type Shift, startShift } from '#testing/shift.ts'

const hotelEmails: Record<StaffRole, string> = {
  admin: 'admin@brigade.demo',
  organization: 'organization@brigade.demo',
  supermanager: 'supermanager@brigade.demo',
  manager: 'manager@hotel.demo',
  orderTaker: 'ordertaker@hotel.demo',
  waiter: 'waiter@hotel.demo',
  chief: 'chief@hotel.demo',
  marketing: 'marketing@hotel.demo',
  finance: 'finance@hotel.demo',
}

let shift: Shift
let harbour: Harbour
let guest: Guest
let manager: string
let waiter: string
let chief: string
let itemId: number
let order: Order

beforeAll(async () => {
  shift = await startShift()
  ;({ harbour, guest, manager, waiter, chief, itemId } = shift)
})

afterAll(() => harbour.close())

beforeEach(async () => {
  order = (await harbour.place(guest.token, { cart: [{ itemId, itemQty: 2 }] })).body
})

it('goes from the queue to complete, each step stamped and logged with who did it', async () => {
  await accept(manager)
  await move(chief, { status: 'ontheway' })
  await move(waiter, { status: 'delivered' })
  const done = await move(waiter, { status: 'completed', completedBy: 'somebody else', editSource: 'dashboard' })

  expect(done.status).toBe(200)
  for (const stamp of ['acceptedAT', 'cookedAt', 'deliveredAt', 'completedAT'] as const) {
    expect(done.body[stamp]).toMatch(/Z$/)
  }
  const log = await shift.logOf(order.id)
  expect(log.map((entry) => [entry.act, entry.fromStatus, entry.toStatus])).toEqual([
    ['place', null, 'incoming'],
    ['accept', 'incoming', 'inprogress'],
    ['ready', 'inprogress', 'ontheway'],
    ['deliver', 'ontheway', 'delivered'],
    ['complete', 'delivered', 'completed'],
  ])
  expect(done.body.completedBy).toBe(log.at(-1)!.by)
})

it('is accepted by one of fifty who try at once; the others read who was first', async () => {
  const screen = await harbour.connect(waiter)
  const told: Order[] = []
  screen.client.service('v1/order').on('patched', (patched: Order) => {
    if (patched.id === order.id) told.push(patched)
  })
  const taker = await harbour.signIn('ordertaker@hotel.demo')

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      harbour.request<Order>('POST', '/v1/accept/order', {
        token: index % 2 ? manager : taker,
        body: { id: order.id, allowEdit: false, editSource: 'v_rest_staff' },
      }),
    ),
  )

  const won = answers.filter((answer) => answer.status === 200)
  const lost = answers.filter((answer) => answer.status === 409)
  expect([won.length, lost.length]).toEqual([1, 49])
  const winner = won[0]!.body.acceptedBy
  for (const { body } of lost) {
    expect(body).toMatchObject({ data: { reason: 'statusMoved', status: 'inprogress', by: winner } })
  }
  expect((await shift.logOf(order.id)).filter((entry) => entry.act === 'accept')).toHaveLength(1)
  await move(chief, { status: 'ontheway' })
  await expect.poll(() => told.at(-1)?.status).toBe('ontheway')
  expect(told.map((patched) => patched.status)).toEqual(['inprogress', 'ontheway'])
  await screen.close()
})

it('lets two opposite moves at once have one winner', async () => {
  await accept(manager)

  const answers = await Promise.all([
    move(manager, { status: 'cancelled', cancelReason: 'Guest left' }),
    move(waiter, { status: 'delivered' }),
  ])

  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]))
})

it.each([
  ['deliver what nobody accepted', { status: 'delivered' }],
  ['complete what was not delivered', { status: 'completed' }],
  ['make ready what nobody accepted', { status: 'ontheway' }],
])('refuses to %s', async (_name, body) => {
  const answer = await move(manager, body)

  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ data: { reason: 'statusMoved', status: 'incoming' } })
})

it.each([['incoming'], ['updated'], ['eaten']])('cannot be set to %s by name', async (status) => {
  await accept(manager)

  expect((await move(manager, { status })).status).toBe(400)
})

it('opens a kitchen request when it is ready, and settles it when it is delivered', async () => {
  const screen = await harbour.connect(waiter)
  await accept(manager)
  const opened = screen.next<GuestRequest>('v1/waiter created')
  await move(chief, { status: 'ontheway' })

  const request = await opened
  expect(request).toMatchObject({ requestType: 'kitchen', orderId: order.id, status: 'active', table: order.table })

  const settled = screen.next<GuestRequest>('v1/waiter patched')
  await move(waiter, { status: 'delivered' })
  expect(await settled).toMatchObject({ id: request.id, status: 'completed', version: 2 })
  await screen.close()
})

it('is called back by the kitchen until it is delivered, and its request is called off', async () => {
  await accept(manager)
  const { body: ready } = await move(chief, { status: 'ontheway' })
  const screen = await harbour.connect(waiter)
  const called = screen.next<GuestRequest>('v1/waiter patched')

  const stale = await recall(chief, { version: ready.version - 1 })
  const recalled = await recall(chief)
  const again = await recall(manager)

  expect(stale).toMatchObject({ status: 409, body: { data: { reason: 'staleVersion' } } })
  expect(recalled).toMatchObject({ status: 200, body: { status: 'inprogress', cookedAt: null } })
  expect(recalled.body.lastAct).toMatchObject({ act: 'recall', fromStatus: 'ontheway' })
  expect(await called).toMatchObject({ orderId: order.id, status: 'cancelled' })
  expect(again).toMatchObject({ status: 409, body: { data: { reason: 'statusMoved', by: recalled.body.lastAct!.by } } })
  await move(waiter, { status: 'delivered' })
  expect((await recall(chief)).status).toBe(409)
  await screen.close()
})

it('takes a new cart from the version that it was made from, at the prices of then, and waits to be accepted again', async () => {
  await accept(manager)
  const { body: current } = await read(manager)

  const changed = await move(waiter, { version: current.version, cart: [{ itemId, itemQty: 3 }] })
  const stale = await move(manager, { version: current.version, cart: [{ itemId, itemQty: 5 }] })
  const unversioned = await move(manager, { cart: [{ itemId, itemQty: 5 }] })

  expect(changed.body).toMatchObject({ status: 'updated', cartPrice: 216, orderPrice: 237.6, editSource: 'dashboard' })
  expect(stale.status).toBe(409)
  expect(stale.body).toMatchObject({ data: { reason: 'staleVersion', order: { version: changed.body.version } } })
  expect(unversioned).toMatchObject({ status: 400, body: { data: { fields: { version: expect.any(String) } } } })

  const again = await accept(manager)
  expect(again.body.reviewedAt).toMatch(/Z$/)
})

it('keeps the price at which a line was sold when the menu changes', async () => {
  await setPrice(itemId, 9900)

  const changed = await move(waiter, { version: order.version, cart: [{ itemId, itemQty: 1 }] })

  await setPrice(itemId, 7200)
  expect(changed.body).toMatchObject({ cartPrice: 72, cart: [{ price: 72, totalPrice: 72 }] })
})

it('takes the whole order back from a client that changed only its status', async () => {
  const { body: accepted } = await accept(manager)

  const answer = await move(waiter, { ...accepted, status: 'delivered' })

  expect(answer).toMatchObject({ status: 200, body: { status: 'delivered', cartPrice: 144 } })
})

it('changes what is sent beside a status together with it', async () => {
  await accept(manager)

  const delivered = await move(waiter, { status: 'delivered', tipAmount: 12.5, paymentType: 'card' })

  expect(delivered).toMatchObject({
    status: 200,
    body: { status: 'delivered', tipAmount: 12.5, paymentType: 'card', deliveredAt: expect.any(String) },
  })
})

it('changes neither where one of them may not be', async () => {
  await accept(manager)

  const byChief = await move(chief, { status: 'ontheway', tipAmount: 12.5 })
  const tooFine = await move(waiter, { status: 'delivered', tipAmount: 12.555 })
  const moved = await move(waiter, { status: 'completed', tipAmount: 12.5 })

  expect(byChief.status).toBe(403)
  expect(tooFine).toMatchObject({ status: 400, body: { data: { fields: { tipAmount: expect.any(String) } } } })
  expect(moved.status).toBe(409)
  expect((await read(manager)).body).toMatchObject({ status: 'inprogress', tipAmount: 0 })
})

it('merges into another open order of the table, which takes over its lines', async () => {
  const other = (await harbour.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })).body
  const elsewhere = (await harbour.place((await harbour.guestAt('Room 208')).token, { cart: [{ itemId, itemQty: 1 }] }))
    .body

  const wrong = await move(manager, { status: 'merged', mergedInto: elsewhere.id })
  const merged = await move(manager, { status: 'merged', mergedInto: other.id })

  expect(wrong).toMatchObject({ status: 400, body: { data: { fields: { mergedInto: expect.any(String) } } } })
  expect(merged.body).toMatchObject({ status: 'merged', mergedInto: other.id })
  const target = await harbour.request<Order>('GET', `/v1/order/${other.id}`, { token: manager })
  expect(target.body).toMatchObject({ status: 'updated', cartPrice: 216, orderPrice: 237.6 })
  expect(target.body.cart).toHaveLength(2)
})

it('is not merged where too many lines would come together', async () => {
  const cart = Array.from({ length: 100 }, (_, line) => ({ itemId, itemQty: 1, comment: `Plate ${line}` }))
  const other = (await harbour.place(guest.token, { cart })).body

  const refused = await move(manager, { status: 'merged', mergedInto: other.id })

  expect(refused).toMatchObject({ status: 400, body: { data: { reason: 'mergeTooLong' } } })
  expect((await read(manager)).body.status).toBe('incoming')
})

it('is cancelled by a person with a reason, not by the wish of a guest', async () => {
  const asked = await harbour.request<GuestRequest>('POST', '/v1/waiter', {
    token: guest.token,
    body: { requestType: 'orderCancellation', orderId: order.id },
  })
  expect(asked.status).toBe(201)
  expect((await read(manager)).body.status).toBe('incoming')

  const cancelled = await move(manager, { status: 'cancelled', cancelReason: 'Guest asked' })

  expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelReason: 'Guest asked' })
  const request = await harbour.request<GuestRequest>('GET', `/v1/waiter/${asked.body.id}`, { token: manager })
  expect(request.body.status).toBe('completed')
})

it.each([[undefined], [''], ['   '], [null]])('is not cancelled without a reason: %j', async (cancelReason) => {
  const refused = await move(manager, { status: 'cancelled', cancelReason })

  expect(refused).toMatchObject({ status: 400, body: { data: { fields: { cancelReason: expect.any(String) } } } })
  expect((await read(manager)).body).toMatchObject({ status: 'incoming', version: 1 })
})

it('is cancelled for the reason that was given, without the blanks around it', async () => {
  const cancelled = await move(manager, { status: 'cancelled', cancelReason: '  Sold out ' })

  expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelReason: 'Sold out' })
})

it('says who was first by the account, which tells two people of one name apart', async () => {
  const { body: accepted } = await accept(manager)

  const lost = await accept(await harbour.signIn('ordertaker@hotel.demo'))

  expect(accepted.lastAct).toMatchObject({ act: 'accept', byKind: 'staff', byId: expect.any(Number) })
  expect(lost.body).toMatchObject({ data: { byKind: 'staff', byId: accepted.lastAct!.byId } })
  expect((await shift.logOf(order.id)).map(({ byKind, byId }) => [byKind, byId])).toEqual([
    ['guest', null],
    ['staff', accepted.lastAct!.byId],
  ])
})

it('keeps to itself what its log needs for taking acts back', async () => {
  await accept(manager)

  const entries = await shift.logOf(order.id)

  expect(entries.map((entry) => 'before' in entry)).toEqual([false, false])
})

describe('a change that changes nothing', () => {
  it.each([
    ['guest', () => guest.token],
    ['finance', () => harbour.signIn(hotelEmails.finance)],
    ['admin', () => harbour.signIn(hotelEmails.admin)],
    ['organization', () => harbour.signIn(hotelEmails.organization)],
    ['marketing', () => harbour.signIn(hotelEmails.marketing)],
  ])('is refused to %s, who may change nothing of it', async (_role, tokenOf) => {
    const answers = await Promise.all([{}, { covers: 1 }, order].map(async (body) => move(await tokenOf(), body)))

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await read(manager)).body.version).toBe(1)
  })

  it('is told to no screen and makes no version', async () => {
    const screen = await harbour.connect(waiter)
    const told: Order[] = []
    screen.client.service('v1/order').on('patched', (patched: Order) => {
      if (patched.id === order.id) told.push(patched)
    })
    const same = [{}, { covers: order.covers }, order, { version: order.version, cart: order.cart }]

    const answers = [...(await Promise.all(same.map((body) => move(manager, body)))), await move(chief, {})]
    const { body: accepted } = await accept(manager)
    await expect.poll(() => told.length).toBe(1)

    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(answers.map(() => [200, 1]))
    expect(told.map(({ version }) => version)).toEqual([accepted.version])
    await screen.close()
  })
})

it.each(staffRoles)('lets %s do what the table of rights says, and nothing else', async (role) => {
  const token = await harbour.signIn(hotelEmails[role])
  const acts: [keyof typeof orderMoves, object][] = [
    ['ready', { status: 'ontheway' }],
    ['deliver', { status: 'delivered' }],
    ['complete', { status: 'completed' }],
    ['cancel', { status: 'cancelled' }],
    ['merge', { status: 'merged', mergedInto: 1 }],
    ['update', { version: 1, cart: [{ itemId, itemQty: 9 }] }],
  ]
  const principal = { role }
  for (const [act, body] of acts) {
    const answer = await move(token, body)
    const isAllowed = can(principal, 'orders:read') && can(principal, orderMoves[act].permission)
    expect({ act, isForbidden: answer.status === 403 }).toEqual({ act, isForbidden: !isAllowed })
  }
  const recalled = await recall(token)
  expect(recalled.status === 403).toBe(!can(principal, 'orders:ready'))
  const accepted = await accept(token)
  expect(accepted.status === 403).toBe(!can(principal, 'orders:accept'))
})

it.each(['manager@restaurant.demo', 'waiter@restaurant.demo', 'ordertaker@five.demo'])(
  'does not exist for %s of another venue',
  async (email) => {
    const stranger = await harbour.signIn(email)

    expect((await read(stranger)).status).toBe(404)
    expect((await move(stranger, { status: 'delivered' })).status).toBe(404)
    const path = `/v1/order-events?orderId=${order.id}&skipPaginate=true`
    const log = await harbour.request<OrderEvent[]>('GET', path, { token: stranger })
    expect(log.body).toEqual([])
    const list = await harbour.request('GET', '/v1/order?restaurantId=1', { token: stranger })
    expect(list.status).toBe(403)
  },
)

it('lets a guest follow their own table alone, and move nothing', async () => {
  const neighbour = await harbour.guestAt('Room 209')

  expect((await read(guest.token)).status).toBe(200)
  expect((await read(neighbour.token)).status).toBe(404)
  expect((await move(guest.token, { status: 'cancelled' })).status).toBe(403)
  expect((await accept(guest.token)).status).toBe(403)
})

it('is told to the screens of its venue and to its table, and to no stranger', async () => {
  const stranger = await harbour.connect(await harbour.signIn('manager@restaurant.demo'))
  const mine = await harbour.connect(guest.token)
  const neighbour = await harbour.connect((await harbour.guestAt('Room 209')).token)
  const admin = await harbour.connect(await harbour.signIn('admin@brigade.demo'))
  const strangers: unknown[] = []
  for (const screen of [stranger, neighbour]) {
    for (const event of ['created', 'patched'])
      screen.client.service('v1/order').on(event, (told: Order) => strangers.push(told.id))
  }
  const heard = [mine, admin].map((screen) => screen.next<Order>('v1/order patched'))

  await accept(manager)

  expect((await Promise.all(heard)).map((told) => told.id)).toEqual([order.id, order.id])
  await stranger.client.service('v1/order').find({ query: { $limit: 1 } })
  expect(strangers).toEqual([])
  await Promise.all([stranger, mine, neighbour, admin].map((screen) => screen.close()))
})

it('answers the same over the socket as over REST', async () => {
  const screen = await harbour.connect(manager)
  const orders = screen.client.service('v1/order')

  const accepted: Order = await screen.client.service('v1/accept/order').create({ id: order.id })
  const again = await screen.client
    .service('v1/accept/order')
    .create({ id: order.id })
    .catch((error: unknown) => error)
  const list = await orders.find({
    query: { restaurantId: 1, status: { $in: ['inprogress'] }, $sort: { id: -1 }, $limit: 1 },
  })
  const counts = await screen.client.service('v1/orderCount').create({ restaurantId: 1 })

  expect(accepted).toMatchObject({ id: order.id, status: 'inprogress' })
  expect(again).toMatchObject({ code: 409, data: { by: accepted.acceptedBy } })
  expect(list).toMatchObject({ limit: 1, skip: 0, data: [{ id: order.id }] })
  expect(counts).toMatchObject({ incoming: expect.any(Number), inprogress: expect.any(Number) })
  await screen.close()
})

it('is listed and counted by the filters of the board', async () => {
  const query = (text: string) =>
    harbour.request<Order[]>('GET', `/v1/order?skipPaginate=true&${text}`, { token: manager })

  const incoming = await query('restaurantId=1&status=incoming&orderType=order&createdAt[$gt]=2026-02-25T00:00:00.000Z')
  const ofTable = await query(`restaurantId[$in][]=1&tableId=${order.tableId}&$sort[createdAt]=-1`)
  const counts = await harbour.request<Record<string, number>>('POST', '/v1/orderCount', {
    token: manager,
    body: { restaurantId: 1 },
  })

  expect(incoming.body.map((found) => found.id)).toContain(order.id)
  expect(new Set(incoming.body.map((found) => found.status))).toEqual(new Set(['incoming']))
  expect(new Set(ofTable.body.map((found) => found.tableId))).toEqual(new Set([order.tableId]))
  expect(counts).toMatchObject({ status: 200, body: { incoming: incoming.body.length } })
})

it.each([
  ['status=eaten', 'status'],
  ['createdAt=yesterday', 'createdAt'],
  ['$limit=many', '$limit'],
  ['colour=red', 'colour'],
  ['$sort[price]=1', 'price'],
  ['restaurantId=1%27%20OR%201=1', 'restaurantId'],
])('refuses the list query %s by name', async (text, field) => {
  const answer = await harbour.request('GET', `/v1/order?${text}`, { token: manager })

  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.body)).toContain(field)
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

it('refuses a cart that comes to more than any venue sells at once, as a new one or a changed one', async () => {
  await setPrice(itemId, 200_000_000)
  const cart = [{ itemId, itemQty: 999 }]
  const { body: fine } = await harbour.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })

  const placed = await harbour.place(guest.token, { cart })
  const changed = await harbour.request<Order>('PATCH', `/v1/order/${fine.id}`, {
    token: waiter,
    body: { version: fine.version, cart },
  })
  await setPrice(itemId, 7200)

  for (const { status, body } of [placed, changed]) {
    expect({ status, body }).toMatchObject({ status: 400, body: { data: { reason: 'amountTooLarge' } } })
  }
})

it('concerns the guests of a later sitting neither by its events nor by asking for its cancellation', async () => {
  await harbour.db.write(() => run('UPDATE orders SET "sitting" = "sitting" - 1 WHERE "id" = ?', order.id))
  const nextGuest = await harbour.connect(guest.token)
  const staff = await harbour.connect(manager)
  const heard = staff.next<Order>('v1/order patched')

  await accept(manager)
  expect((await heard).id).toBe(order.id)
  const asked = await askCancellation()
  // What the guest was told before this own order came to them.
  const told = nextGuest.next('v1/order created')
  await harbour.place(guest.token, { cart: [{ itemId, itemQty: 1 }] })
  await told

  expect(nextGuest.heard('v1/order patched')).toEqual([])
  expect(asked).toMatchObject({ status: 400, body: { data: { reason: 'orderUnknown' } } })
  await Promise.all([nextGuest.close(), staff.close()])
})

it('is asked to be cancelled once, however many ask at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, askCancellation))

  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

it('leaves no wish for a cancellation open when it is delivered at that moment', async () => {
  await accept(manager)

  const [asked] = await Promise.all([askCancellation(), move(waiter, { status: 'delivered' })])

  const open = await harbour.db.many(
    'SELECT "id" FROM requests WHERE "orderId" = ? AND "status" = ?',
    order.id,
    'active',
  )
  expect([201, 409]).toContain(asked.status)
  expect(open).toEqual([])
})

function askCancellation() {
  const body = { requestType: 'orderCancellation', orderId: order.id }
  return harbour.request<GuestRequest>('POST', '/v1/waiter', { token: guest.token, body })
}

function accept(token: string) {
  return harbour.request<Order>('POST', '/v1/accept/order', { token, body: { id: order.id } })
}

function recall(token: string, more: { version?: number } = {}) {
  return harbour.request<Order>('POST', '/v1/recall/order', { token, body: { id: order.id, ...more } })
}

function move(token: string, body: object) {
  return harbour.request<Order>('PATCH', `/v1/order/${order.id}`, { token, body })
}

function read(token: string) {
  return harbour.request<Order>('GET', `/v1/order/${order.id}`, { token })
}

async function setPrice(id: number, price: number): Promise<void> {
  await harbour.db.write(function* () {
    yield { sql: 'UPDATE items SET "price" = ? WHERE "id" = ?', params: [price, id] }
    yield { sql: 'UPDATE venues SET "catalogueVersion" = "catalogueVersion" + 1 WHERE "id" = 1', params: [] }
  })
}
