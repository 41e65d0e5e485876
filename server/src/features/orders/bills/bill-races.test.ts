import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { noon } from '#testing/test-server.ts'
import { type RaceCourse, type Scene, startRaceCourse } from '#testing/race-course.ts'
import { closeBillsByNight } from './close-by-night.ts'

/** Actions at a table beside the moves of its orders. `moved` is a move that fits the state of the order. */
const acts = ['moved', 'undo', 'update', 'merge', 'pay', 'tip', 'wish', 'keep', 'place', 'closeBill', 'night'] as const

type Act = (typeof acts)[number]

/** The start states: in the kitchen, and when the table could pay; the states in between behave like one of these. */
const statuses = ['inprogress', 'delivered'] as const satisfies OrderStatus[]

type Start = (typeof statuses)[number]

const moves: Record<Start, Racer> = {
  inprogress: ({ order }) => course.patch(course.taker, order.id, { status: 'cancelled', cancelReason: 'Sold out' }),
  delivered: ({ order }) => course.patch(course.waiter, order.id, { status: 'completed' }),
}

type Racer = (scene: Scene) => Promise<{ status: number }>

const paid = 10
const tip = 5
const machine = 'brigade-demo-payments-1'
const nextNoon = new Date(noon.getTime() + 24 * 60 * 60_000)

const racers: Record<Act, Racer> = {
  moved: (scene) => moves[scene.order.status as Start](scene),
  undo: ({ order }) => course.post(course.manager, 'undo/order', order.id),
  update: ({ order }) =>
    course.patch(course.waiter, order.id, { version: order.version, cart: course.cartOf('raced', 5) }),
  merge: ({ order, other }) => course.patch(course.taker, order.id, { status: 'merged', mergedInto: other.id }),
  pay: ({ order }) => course.patch(machine, order.id, { amountPaidOnline: paid }),
  tip: ({ order }) => course.patch(course.waiter, order.id, { tipAmount: tip }),
  wish: ({ order, guest }) =>
    course.testServer.request('POST', '/v1/waiter', {
      token: guest.token,
      body: { requestType: 'orderCancellation', orderId: order.id },
    }),
  keep: ({ order }) => course.post(course.taker, 'keep/order', order.id),
  place: ({ guest }) => course.testServer.place(guest.token, { cart: course.cartOf('new', 1), openTab: true }),
  closeBill: ({ order }) => course.post(course.waiter, 'close/bill', order.billId),
  async night() {
    await closeBillsByNight(course.testServer.app, nextNoon)
    return { status: 200 }
  },
}

const pairs = acts.flatMap((one, index) => acts.slice(index).map((two) => [one, two] as const))

let course: RaceCourse

beforeAll(async () => {
  course = await startRaceCourse()
})

afterAll(() => course.testServer.close())

/** Creates an order on a bill of its own, without other unfinished orders if staff can close it. */
async function sceneAt(start: Start): Promise<Scene> {
  await closeBillsByNight(course.testServer.app, nextNoon)
  const scene = await course.sceneAt(start)
  if (start !== 'delivered') return scene
  const { body } = await course.patch(course.taker, scene.other.id, { status: 'cancelled', cancelReason: 'Sold out' })
  return { ...scene, other: body }
}

describe.each(statuses)('at an order that is %s', (start) => {
  it.each(pairs)('%s and %s at once leave a bill that adds up', async (one, two) => {
    const scene = await sceneAt(start)

    const answers = await Promise.all([one, two].map((act) => racers[act](scene)))

    expect(answers.filter(({ status }) => ![200, 201, 400, 401, 403, 409].includes(status))).toEqual([])
    const orders = await course.assertWhole(scene)
    await course.assertBill(scene.order.billId)
    const standing = orders.filter(({ status }) => status !== 'merged')
    const isDone = (act: Act) => answers.some(({ status }, index) => [one, two][index] === act && status === 200)
    const sumOf = (field: 'amountPaidOnline' | 'tipAmount') => standing.reduce((sum, order) => sum + order[field], 0)
    expect(sumOf('amountPaidOnline')).toBe(isDone('pay') ? paid : 0)
    expect(sumOf('tipAmount')).toBe(isDone('tip') ? tip : 0)
    await assertOneBill(scene)
  })
})

/** Asserts that a table has at most one open bill, on which each order of its tab continues the one before. */
async function assertOneBill({ order }: Scene): Promise<void> {
  const { db } = course.testServer
  const open = await db.many('SELECT "id" FROM bills WHERE "tableId" = ? AND "closedAt" IS NULL', order.tableId)
  expect(open.length).toBeLessThan(2)
  const tab = await db.many<{ id: number; continuationOf: number | null }>(
    `SELECT "id", "continuationOf" FROM orders WHERE "billId" = ? AND "openTab" = ? AND "status" <> 'merged' ORDER BY "id"`,
    order.billId,
    true,
  )
  expect(tab.map(({ continuationOf }) => continuationOf)).toEqual(tab.map((_each, index) => tab[index - 1]?.id ?? null))
}
