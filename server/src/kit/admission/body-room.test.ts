import { afterEach, expect, it, vi } from 'vitest'
import { BodyRoom } from './body-room.ts'

const large = 40_000
const refusal = expect.objectContaining({
  code: 503,
  data: expect.objectContaining({ reason: 'tooBusy', retryAfter: 5 }),
})

afterEach(() => vi.useRealTimers())

function aRoom() {
  return new BodyRoom({ bytes: 100_000, waitAtMost: 2, waitMs: 1000 })
}

it('lets bodies in while there is room, has a few wait, and refuses the next', async () => {
  const room = aRoom()
  const inside = [room.ask(large), room.ask(large)]
  const waiting = [room.ask(large), room.ask(large)]

  expect(() => room.ask(large)).toThrow(refusal)
  inside[0]!.leave()
  await waiting[0]!.granted
  expect(() => room.take(large)).toThrow(refusal)
  inside[1]!.leave()
  await waiting[1]!.granted
})

it('never keeps a small one waiting', async () => {
  const room = aRoom()
  room.take(100_000)
  const waiting = room.ask(large)

  await expect(room.ask(1000).granted).resolves.toBeUndefined()
  room.take(1000)()

  waiting.granted.catch(() => {})
  waiting.leave()
})

it('lets nobody in before those who came earlier', async () => {
  const room = aRoom()
  const leave = room.take(80_000)
  const first = room.ask(90_000)
  const second = room.ask(15_000)
  const entered: string[] = []
  const noted = [first.granted.then(() => entered.push('first')), second.granted.then(() => entered.push('second'))]

  leave()
  await noted[0]
  first.leave()
  await noted[1]

  expect(entered).toEqual(['first', 'second'])
})

it('forgets who left while they waited', async () => {
  const room = aRoom()
  const leave = room.take(100_000)
  const gone = room.ask(large)
  const still = room.ask(large)

  gone.leave()
  await expect(gone.granted).rejects.toThrow(refusal)
  expect(() => room.ask(large).granted.catch(() => {})).not.toThrow()
  leave()
  leave()

  await still.granted
  still.leave()
})

it('asks who has waited too long to come again', async () => {
  vi.useFakeTimers()
  const room = aRoom()
  room.take(100_000)
  const { granted } = room.ask(large)

  vi.advanceTimersByTime(1000)

  await expect(granted).rejects.toThrow(refusal)
})
