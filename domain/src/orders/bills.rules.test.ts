import { describe, expect, it } from 'vitest'
import { isClosedByNight, isOfEarlierNight, isSettled } from './bills.rules.ts'

const dubai = { timeZone: 'Asia/Dubai', nightHour: 3 }
const night = new Date('2026-03-04T23:00:00.000Z')
const evening = '2026-03-04T18:00:00.000Z'

describe("the venue's night", () => {
  it.each([
    ['a moment before it, nothing', evening, null, new Date(night.getTime() - 1), false],
    ['what is finished', evening, null, night, true],
    ['nothing that was opened in it', night.toISOString(), null, night, false],
    ['nothing that is still cooked', evening, '2026-03-04T22:40:00.000Z', night, false],
    ['what was touched six hours ago', evening, '2026-03-04T17:00:00.000Z', night, false],
    ['what nobody has touched for longer', evening, '2026-03-04T16:59:59.999Z', night, true],
    ['what was forgotten months ago', '2025-09-01T18:00:00.000Z', '2025-09-01T18:00:00.000Z', night, true],
  ])('closes %s', (_what, openedAt, lastWorkAt, now, isClosed) => {
    expect(isClosedByNight({ openedAt, lastWorkAt }, dubai, now)).toBe(isClosed)
  })

  it('asks for a second look at a bill from before it alone', () => {
    expect(isOfEarlierNight({ openedAt: evening }, dubai, new Date(night.getTime() - 1))).toBe(false)
    expect(isOfEarlierNight({ openedAt: evening }, dubai, night)).toBe(true)
  })
})

describe('what stands beside the cart', () => {
  it.each([
    ['of an open bill', 'completed', true, false],
    ['of a closed bill', 'completed', false, true],
    ['of what the night found unfinished', 'delivered', false, false],
    ['of what was cancelled on a closed bill', 'cancelled', false, true],
  ] as const)('%s, %s, stays as it is or not: %#', (_what, status, isBillOpen, expected) => {
    expect(isSettled({ status }, { isBillOpen })).toBe(expected)
  })
})
