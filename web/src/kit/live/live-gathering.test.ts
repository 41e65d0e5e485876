import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createGathering, type LiveNews, oneMomentMs } from '#kit/live/live-gathering.ts'

let deliveries: LiveNews[] = []

beforeEach(() => {
  vi.useFakeTimers()
  deliveries = []
})

afterEach(() => {
  vi.useRealTimers()
})

function aGathering() {
  return createGathering({ betweenMs: () => 100, deliver: (news) => deliveries.push(...news) })
}

it('does not keep waiting what comes after a quiet while, and hands over a moment as one', () => {
  const gathering = aGathering()

  gathering.add('v1/order patched', { id: 1, version: 2 })
  vi.advanceTimersByTime(oneMomentMs - 1)
  gathering.add('v1/order patched', { id: 2, version: 1 })
  expect(deliveries).toEqual([])
  vi.advanceTimersByTime(1)

  expect(deliveries).toEqual([
    [
      'v1/order patched',
      [
        { id: 1, version: 2 },
        { id: 2, version: 1 },
      ],
    ],
  ])
})

it('hands over no second batch within a tenth of a second', () => {
  const gathering = aGathering()
  gathering.add('v1/order patched', { id: 1, version: 2 })
  vi.advanceTimersByTime(oneMomentMs)

  gathering.add('v1/order patched', { id: 1, version: 3 })
  vi.advanceTimersByTime(99)
  expect(deliveries).toHaveLength(1)
  vi.advanceTimersByTime(1)

  expect(deliveries).toHaveLength(2)
})

it('lets a finger go first, but not for ever', () => {
  const gathering = aGathering()
  gathering.add('v1/order patched', { id: 1, version: 2 })

  gathering.holdFor(120)
  vi.advanceTimersByTime(119)
  expect(deliveries).toEqual([])
  for (let taps = 0; taps < 10; taps += 1) {
    gathering.holdFor(120)
    vi.advanceTimersByTime(100)
  }

  expect(deliveries).toHaveLength(1)
})

it('keeps only the newest version of an order, in whatever sequence they come', () => {
  const gathering = aGathering()

  gathering.add('v1/order patched', { id: 1, version: 3 })
  gathering.add('v1/order patched', { id: 1, version: 2 })
  gathering.flush()

  expect(deliveries).toEqual([['v1/order patched', [{ id: 1, version: 3 }]]])
})

it('compares records without a version by when they were updated', () => {
  const gathering = aGathering()

  gathering.add('v1/waiter patched', { id: 4, updatedAt: '2026-03-01T10:00:00.200Z' })
  gathering.add('v1/waiter patched', { id: 4, updatedAt: '2026-03-01T10:00:00.100Z' })
  gathering.flush()

  expect(deliveries).toEqual([['v1/waiter patched', [{ id: 4, updatedAt: '2026-03-01T10:00:00.200Z' }]]])
})

it('tells of an order that came and changed at once under both names, as it is now', () => {
  const gathering = aGathering()

  gathering.add('v1/order created', { id: 1, version: 1 })
  gathering.add('v1/order patched', { id: 1, version: 2 })
  gathering.flush()

  expect(deliveries).toEqual([
    ['v1/order created', [{ id: 1, version: 2 }]],
    ['v1/order patched', [{ id: 1, version: 2 }]],
  ])
})

it('removes last, so that nothing comes back from the dead', () => {
  const gathering = aGathering()

  gathering.add('v1/notifications removed', { id: 1 })
  gathering.add('v1/notifications patched', { id: 1 })
  gathering.flush()

  expect(deliveries.map(([event]) => event)).toEqual(['v1/notifications patched', 'v1/notifications removed'])
})

it("hands over one's own answer at once, and never undoes it by an older event that waited", () => {
  const gathering = aGathering()
  gathering.add('v1/order patched', { id: 1, version: 4 })

  gathering.deliverNow('v1/order patched', [{ id: 1, version: 5 }])
  expect(deliveries).toEqual([['v1/order patched', [{ id: 1, version: 5 }]]])
  vi.advanceTimersByTime(100)

  expect(deliveries.at(-1)).toEqual(['v1/order patched', [{ id: 1, version: 5 }]])
})

it('prefers a newer event that waits to an answer that is older', () => {
  const gathering = aGathering()
  gathering.add('v1/order patched', { id: 1, version: 6 })

  gathering.deliverNow('v1/order patched', [{ id: 1, version: 5 }])

  expect(deliveries).toEqual([['v1/order patched', [{ id: 1, version: 6 }]]])
})
