import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { type RaceAnswer, type RaceCourse, type Scene, startRaceCourse } from '#testing/race-course.ts'

type Racer = (scene: Scene) => Promise<RaceAnswer>

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

/** The statuses from which each act can be done; a pair starts where both can, or else where the first can. */
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

let course: RaceCourse

beforeAll(async () => {
  course = await startRaceCourse()
})

afterAll(() => course.testServer.close())

/** The manager moved the order to its current state, and undoes the last step of that. */
const racers: Record<Act, Racer> = {
  accept: ({ order }) => course.post(course.taker, 'accept/order', order.id),
  ready: ({ order }) => course.patch(course.chief, order.id, { status: 'ontheway' }),
  deliver: ({ order }) => course.patch(course.waiter, order.id, { status: 'delivered' }),
  complete: ({ order }) => course.patch(course.waiter, order.id, { status: 'completed' }),
  update: ({ order }) =>
    course.patch(course.waiter, order.id, { version: order.version, cart: course.cartOf('raced', 5) }),
  merge: ({ order, other }) => course.patch(course.taker, order.id, { status: 'merged', mergedInto: other.id }),
  takeOver: ({ order, other }) => course.patch(course.taker, other.id, { status: 'merged', mergedInto: order.id }),
  cancel: ({ order }) => course.patch(course.taker, order.id, { status: 'cancelled', cancelReason: 'Sold out' }),
  recall: ({ order }) => course.post(course.chief, 'recall/order', order.id),
  keep: ({ order }) => course.post(course.taker, 'keep/order', order.id),
  undo: ({ order }) => course.post(course.manager, 'undo/order', order.id),
}

describe.each(pairs)('%s and %s at once', (one, two) => {
  const start = starts[one].find((status) => starts[two].includes(status)) ?? starts[one][0]!

  it.each([
    [one, two],
    [two, one],
  ])(`leave one whole order, begun with %s (${start})`, async (...sent) => {
    const scene = await course.sceneAt(start)

    const answers = await Promise.all(sent.map((act) => racers[act](scene)))

    await assertWhole(scene, answers)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    if (one === two) expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('a merge that is taken back, against what happens to the order that it grew', () => {
  const rivals: Record<string, Racer> = {
    accept: ({ other }) => course.post(course.taker, 'accept/order', other.id),
    cancel: ({ other }) => course.patch(course.taker, other.id, { status: 'cancelled', cancelReason: 'Sold out' }),
    update: ({ other }) =>
      course.patch(course.waiter, other.id, {
        version: other.version,
        cart: [...course.cartOf('other', 7), ...course.cartOf('raced', 1)],
      }),
    keep: ({ other }) => course.post(course.taker, 'keep/order', other.id),
    undo: ({ other }) => course.post(course.manager, 'undo/order', other.id),
  }

  it.each(Object.entries(rivals))('comes back of both or of neither: %s', async (name, rival) => {
    const scene = await course.sceneAt('inprogress')
    await course.patch(course.manager, scene.order.id, { status: 'merged', mergedInto: scene.other.id })
    const { readOrder } = course
    const grown = { ...scene, order: await readOrder(scene.order.id), other: await readOrder(scene.other.id) }

    const [rivalled, undone] = await Promise.all([rival(grown), racers.undo(grown)])

    await assertWhole(grown, [rivalled, undone])
    const isBack = undone.status === 200 || (name === 'undo' && rivalled.status === 200)
    expect((await readOrder(grown.order.id)).status).toBe(isBack ? 'inprogress' : 'merged')
  })
})

async function assertWhole(scene: Scene, answers: readonly RaceAnswer[]): Promise<void> {
  const lost = answers.filter(({ status }) => status !== 200)
  for (const { status, body } of lost) {
    expect(status).toBe(409)
    expect(['statusMoved', 'somethingHappened', 'staleVersion', 'notAsked']).toContain(body.data.reason)
    expect([scene.order.id, scene.other.id]).toContain(body.data.order!.id)
    if (body.data.reason !== 'staleVersion') expect(body.data.by).toMatch(/\w/)
  }
  await course.assertWhole(scene)
}
