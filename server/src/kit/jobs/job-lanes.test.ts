import { Type } from '@sinclair/typebox'
import { expect, it } from 'vitest'
import { planOf, recordStatements } from '#testing/recorded-statements.ts'
import { demoSeed } from '#testing/test-server.ts'
import { startTestApp } from '#testing/with-app.ts'
import { defineJob } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { type FullLanes, fullLanes, laneAt } from './job-lanes.ts'
import { jobRunner } from './job-runner.ts'
import { takeJob } from './move-job.ts'

const noon = new Date('2026-03-04T12:00:00.000Z')

const print = (restaurantId?: number) => ({ kind: 'test:print', lane: laneAt(restaurantId) })
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

it('takes three of a kind for a venue, and three for none', () => {
  const running = [...times(3, print(1)), ...times(2, print(2)), ...times(3, print())]

  expect(fullLanes(running)).toEqual({ kinds: [], lanes: [print(1), print()] })
  expect(fullLanes([...times(2, print(1)), { kind: 'test:post', lane: laneAt(1) }])).toEqual({
    kinds: [],
    lanes: [],
  })
})

it('takes sixteen of a kind in all', () => {
  const venues = Array.from({ length: 16 }, (_, place) => print(place + 1))

  expect(fullLanes(venues).kinds).toEqual(['test:print'])
  expect(fullLanes(venues.slice(1)).kinds).toEqual([])
})

it('takes as many as a kind says, in lanes of their own', () => {
  const send = (lane: string) => ({ kind: 'test:send', lane })
  const limitsOf = () => ({ ofKind: 4, ofLane: 2 })

  expect(fullLanes([send('a'), send('a'), send('b')], limitsOf)).toEqual({ kinds: [], lanes: [send('a')] })
  expect(fullLanes(times(4, send('a')), limitsOf).kinds).toEqual(['test:send'])
})

it('keeps what hangs at one venue from holding up another venue or another kind', async () => {
  const { app, db, close } = await startTestApp({ features: [], seed: demoSeed, clock: { now: () => noon } })
  const visited: number[] = []
  const opened = Promise.withResolvers<void>()
  const payload = Type.Object({ venueId: Type.Integer() }, { additionalProperties: false })
  const visit = defineJob({
    kind: 'test:visit',
    payload,
    tries: 1,
    backoffMinutes: [1],
    mayRepeat: true,
    async run({ venueId }) {
      visited.push(venueId)
      if (venueId === 1) await opened.promise
    },
  })
  const leave = defineJob({ ...visit, kind: 'test:leave', payload, run: async () => void visited.push(-1) })
  const runner = jobRunner(app)
  runner.add(visit, leave)
  await db.write(function* () {
    for (let place = 0; place < 20; place += 1) yield* enqueue(visit, { venueId: 1 }, { now: noon, restaurantId: 1 })
    yield* enqueue(visit, { venueId: 2 }, { now: noon, restaurantId: 2 })
    yield* enqueue(visit, { venueId: 0 }, { now: noon })
    yield* enqueue(leave, { venueId: 1 }, { now: noon, restaurantId: 1 })
  })

  runner.start()
  await expect.poll(() => visited).toEqual([1, 1, 1, 2, 0, -1])
  opened.resolve()
  await expect.poll(() => visited.length).toBe(23)
  await runner.stop()
  await close()
})

it('finds the next job beside full lanes without reading those that wait in them', async () => {
  const { db, close } = await startTestApp({ features: [], seed: demoSeed, clock: { now: () => noon } })
  const payload = Type.Object({}, { additionalProperties: false })
  const job = { payload, tries: 1, backoffMinutes: [1], mayRepeat: true, run: async () => undefined } as const
  const [send, post] = [defineJob({ ...job, kind: 'test:send' }), defineJob({ ...job, kind: 'test:post' })]
  const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
  await db.write(function* () {
    for (const lane of ['a', 'b', 'c']) yield* enqueue(send, {}, { now: noon, lane })
    yield* enqueue(post, {}, { now: noon })
    yield* enqueue(send, {}, { now: later(2), lane: 'd' })
    yield* enqueue(send, {}, { now: later(1), lane: 'e' })
    yield* enqueue(send, {}, { now: later(9), lane: 'f' })
  })
  const { db: recorded, statements } = recordStatements(db)
  const lanes = ['a', 'b', 'c'].map((lane) => ({ kind: 'test:send', lane }))
  const { dialect } = db
  const take = (except: FullLanes) =>
    recorded.write(() => takeJob({ now: later(5), until: later(60), dialect, except }))

  const taken = []
  for (let time = 0; time < 3; time += 1) taken.push((await take({ kinds: ['test:post'], lanes }))?.lane)
  expect(taken).toEqual(['e', 'd', undefined])
  expect((await take({ kinds: ['test:send'], lanes }))?.kind).toBe('test:post')
  expect((await take({ kinds: [], lanes: lanes.slice(1) }))?.lane).toBe('a')

  const plan = (await planOf(db, statements[0]!)).join(' ')
  expect(plan).toContain('jobs_state_kind_lane_runat_id_index')
  expect(plan).not.toContain('jobs_state_runat_id_index')
  await close()
})
