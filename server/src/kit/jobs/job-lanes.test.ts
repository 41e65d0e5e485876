import { Type } from '@sinclair/typebox'
import { expect, it } from 'vitest'
import { demoSeed } from '#testing/test-server.ts'
import { startTestApp } from '#testing/with-app.ts'
import { defineJob } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { fullLanes } from './job-lanes.ts'
import { jobRunner } from './job-runner.ts'

const noon = new Date('2026-03-04T12:00:00.000Z')

const print = (restaurantId: number | null) => ({ kind: 'test:print', restaurantId, lane: null })
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

it('takes three of a kind for a venue, and three for none', () => {
  const running = [...times(3, print(1)), ...times(2, print(2)), ...times(3, print(null))]

  expect(fullLanes(running)).toEqual({ kinds: [], lanes: [print(1), print(null)] })
  expect(fullLanes([...times(2, print(1)), { kind: 'test:post', restaurantId: 1, lane: null }])).toEqual({
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
  const send = (lane: string, restaurantId = 1) => ({ kind: 'test:send', restaurantId, lane })
  const limitsOf = () => ({ ofKind: 4, ofLane: 2 })

  expect(fullLanes([send('a'), send('a', 2), send('b')], limitsOf)).toEqual({ kinds: [], lanes: [send('a')] })
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
