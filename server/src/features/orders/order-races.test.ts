import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Guest, Harbour } from '#testing/harbour.ts'
import { type Shift, startShift } from '#testing/shift.ts'
import type { Answer } from '#testing/with-app.ts'

/** Two orders of one table; `order` is the one that is raced for. Each has a line that its comment tells from the other's. */
type Scene = { order: Order; other: Order }

type Refusal = { data: { reason: string; by?: string; order?: Order } }

type Racer = (scene: Scene) => Promise<Answer<Order & Refusal>>

const acts = [
  'accept',
  'ready',
  'deliver',
  'complete',
  'update',
  'merge',
  'takeOver',
  'cancel',
  'recall',
  'keep',
  'undo',
] as const

type Act = (typeof acts)[number]

/** From where each can be done; a pair starts where both can, or else where the first can. */
const starts: Record<Act, OrderStatus[]> = {
  accept: ['incoming', 'updated'],
  ready: ['inprogress'],
  deliver: ['ontheway', 'inprogress'],
  complete: ['delivered'],
  update: ['inprogress', 'incoming', 'updated', 'ontheway', 'delivered'],
  merge: ['inprogress', 'incoming', 'updated'],
  takeOver: ['inprogress', 'incoming', 'updated'],
  cancel: ['inprogress', 'incoming', 'updated', 'ontheway'],
  recall: ['ontheway'],
  keep: ['inprogress', 'incoming', 'updated', 'ontheway', 'delivered'],
  undo: ['inprogress', 'updated', 'ontheway', 'delivered'],
}

const pairs = acts.flatMap((one, index) => acts.slice(index).map((two) => [one, two] as const))

let shift: Shift
let harbour: Harbour
let guest: Guest
let manager: string
let taker: string
let waiter: string
let chief: string
let itemId: number

beforeAll(async () => {
  shift = await startShift()
  ;({ harbour, guest, manager, taker, waiter, chief, itemId } = shift)
})

afterAll(() => harbour.close())

/** The manager has brought the order to where it stands, and takes back the last step of that. */
const racers: Record<Act, Racer> = {
  accept: ({ order }) => post(taker, 'accept', order.id),
  ready: ({ order }) => patch(chief, order.id, { status: 'ontheway' }),
  deliver: ({ order }) => patch(waiter, order.id, { status: 'delivered' }),
  complete: ({ order }) => patch(waiter, order.id, { status: 'completed' }),
  update: ({ order }) => patch(waiter, order.id, { version: order.version, cart: cartOf('raced', 5) }),
  merge: ({ order, other }) => patch(taker, order.id, { status: 'merged', mergedInto: other.id }),
  takeOver: ({ order, other }) => patch(taker, other.id, { status: 'merged', mergedInto: order.id }),
  cancel: ({ order }) => patch(taker, order.id, { status: 'cancelled', cancelReason: 'Sold out' }),
  recall: ({ order }) => post(chief, 'recall', order.id),
  keep: ({ order }) => post(taker, 'keep', order.id),
  undo: ({ order }) => post(manager, 'undo', order.id),
}

describe.each(pairs)('%s and %s at once', (one, two) => {
  const start = starts[one].find((status) => starts[two].includes(status)) ?? starts[one][0]!

  it.each([
    [one, two],
    [two, one],
  ])(`leave one whole order, begun with %s (${start})`, async (...sent) => {
    const scene = await sceneAt(start)

    const answers = await Promise.all(sent.map((act) => racers[act](scene)))

    await assertWhole(scene, answers)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    if (one === two) expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('a merge that is taken back, against what happens to the order that it grew', () => {
  const rivals: Record<string, Racer> = {
    accept: ({ other }) => post(taker, 'accept', other.id),
    cancel: ({ other }) => patch(taker, other.id, { status: 'cancelled', cancelReason: 'Sold out' }),
    update: ({ other }) =>
      patch(waiter, other.id, { version: other.version, cart: [...cartOf('other', 7), ...cartOf('raced', 1)] }),
    keep: ({ other }) => post(taker, 'keep', other.id),
    undo: ({ other }) => post(manager, 'undo', other.id),
  }

  it.each(Object.entries(rivals))('comes back of both or of neither: %s', async (name, rival) => {
    const scene = await sceneAt('inprogress')
    await patch(manager, scene.order.id, { status: 'merged', mergedInto: scene.other.id })
    const grown = { order: await read(scene.order.id), other: await read(scene.other.id) }

    const [rivalled, undone] = await Promise.all([rival(grown), racers.undo(grown)])

    await assertWhole(grown, [rivalled, undone])
    const isBack = undone.status === 200 || (name === 'undo' && rivalled.status === 200)
    expect((await read(grown.order.id)).status).toBe(isBack ? 'inprogress' : 'merged')
  })
})

async function assertWhole({ order, other }: Scene, answers: readonly Answer<Order & Refusal>[]): Promise<void> {
  const lost = answers.filter(({ status }) => status !== 200)
  for (const { status, body } of lost) {
    expect(status).toBe(409)
    expect(['statusMoved', 'somethingHappened', 'staleVersion', 'notAsked']).toContain(body.data.reason)
    expect([order.id, other.id]).toContain(body.data.order!.id)
    if (body.data.reason !== 'staleVersion') expect(body.data.by).toMatch(/\w/)
  }
  const now = [await read(order.id), await read(other.id)]
  for (const each of now) await assertTold(each)
  const standing = now.filter(({ status }) => status !== 'merged').flatMap(({ cart }) => cart)
  expect(standing.map(({ comment }) => comment).toSorted()).toEqual(['other', 'raced'])
}

/** The log leads in unbroken steps to where the order stands, and its stamps, sums and requests say the same. */
async function assertTold(order: Order): Promise<void> {
  const log = await harbour.db.many<{ fromStatus: string | null; toStatus: string; version: number }>(
    'SELECT "fromStatus", "toStatus", "version" FROM order_events WHERE "orderId" = ? ORDER BY "id"',
    order.id,
  )
  expect(log.map(({ version }) => version)).toEqual(log.map((_entry, index) => index + 1))
  expect(log.slice(1).map(({ fromStatus }) => fromStatus)).toEqual(log.slice(0, -1).map(({ toStatus }) => toStatus))
  expect([log.length, log.at(-1)!.toStatus]).toEqual([order.version, order.status])

  const sum = order.cart.reduce((total, line) => total + line.totalPrice, 0)
  expect(order.cartPrice).toBe(sum)
  const stamped = { ontheway: order.cookedAt, delivered: order.deliveredAt, completed: order.completedAT }
  const { cancelAt, mergedAt, mergedInto, acceptedAT, status } = order
  if (status in stamped) expect(stamped[status as keyof typeof stamped]).not.toBeNull()
  expect([cancelAt !== null, mergedAt !== null, mergedInto !== null]).toEqual([
    status === 'cancelled',
    status === 'merged',
    status === 'merged',
  ])
  if (status === 'incoming') expect(acceptedAT).toBeNull()
  if (status === 'inprogress') expect([acceptedAT !== null, order.cookedAt]).toEqual([true, null])

  const path = `/v1/waiter?orderId=${order.id}&status=active&skipPaginate=true`
  const { body: open } = await harbour.request<GuestRequest[]>('GET', path, { token: manager })
  const ofType = (type: string) => open.filter(({ requestType }) => requestType === type)
  expect(ofType('kitchen')).toHaveLength(status === 'ontheway' ? 1 : 0)
  if (ofType('orderCancellation').length > 0) expect(order.cancelAskedAt).not.toBeNull()
  if (status === 'merged') expect(open).toEqual([])
}

async function sceneAt(status: OrderStatus): Promise<Scene> {
  const [order, other] = [await place('raced'), await place('other')]
  const body = { requestType: 'orderCancellation', orderId: order.id }
  expect((await harbour.request('POST', '/v1/waiter', { token: guest.token, body })).status).toBe(201)
  if (status === 'updated') await patch(manager, order.id, { version: 2, cart: cartOf('raced', 3) })
  const steps = ['inprogress', 'ontheway', 'delivered']
  for (const step of steps.slice(0, steps.indexOf(status) + 1)) {
    if (step === 'inprogress') await post(manager, 'accept', order.id)
    else await patch(manager, order.id, { status: step })
  }
  const scene = { order: await read(order.id), other }
  expect(scene.order.status).toBe(status)
  return scene
}

function cartOf(comment: string, itemQty: number) {
  return [{ itemId, itemQty, comment }]
}

async function place(comment: string): Promise<Order> {
  return (await harbour.place(guest.token, { cart: cartOf(comment, 1) })).body
}

function post(token: string, act: string, id: number) {
  return harbour.request<Order & Refusal>('POST', `/v1/${act}/order`, { token, body: { id } })
}

function patch(token: string, id: number, body: object) {
  return harbour.request<Order & Refusal>('PATCH', `/v1/order/${id}`, { token, body })
}

function read(id: number): Promise<Order> {
  return shift.readOrder(id)
}
