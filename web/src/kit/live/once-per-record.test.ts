import { expect, it, vi } from 'vitest'
import { oncePerRecord } from '#kit/live/once-per-record.ts'

it('computes a value again only for a changed record, or if what it depends on is another', () => {
  const compute = vi.fn(({ minutes }: { minutes: number }, factor: number) => minutes * factor)
  const timesOf = oncePerRecord(compute)
  const record = { minutes: 5 }

  expect([timesOf(record, 2), timesOf(record, 2)]).toEqual([10, 10])
  expect(compute).toHaveBeenCalledTimes(1)

  expect([timesOf(record, 3), timesOf({ minutes: 6 }, 3)]).toEqual([15, 18])
  expect(compute).toHaveBeenCalledTimes(3)
})
