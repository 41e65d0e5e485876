import { describe, expect, it } from 'vitest'
import { isSoldOut, nextDayHour, soldOutFor, soldOutSpanLabels, soldOutSpans } from './menus.sold-out.ts'

const at = '2026-03-04T08:00:00.000Z'

describe('what is sold out', () => {
  it.each([
    ['nothing', null, false],
    ['until it is turned back', { until: null }, true],
    ['for a while yet', { until: '2026-03-04T08:00:00.001Z' }, true],
    ['until now', { until: at }, false],
    ['until yesterday', { until: '2026-03-03T23:00:00.000Z' }, false],
  ])('%s', (_what, soldOut, isGone) => {
    expect(isSoldOut(soldOut, at)).toBe(isGone)
  })

  it.each([
    ['in Dubai at noon', '2026-03-04T08:00:00.000Z', 'Asia/Dubai', '2026-03-04T23:00:00.000Z'],
    ['in Dubai after midnight', '2026-03-04T21:30:00.000Z', 'Asia/Dubai', '2026-03-04T23:00:00.000Z'],
    ['in Dubai at three', '2026-03-04T23:00:00.000Z', 'Asia/Dubai', '2026-03-05T23:00:00.000Z'],
    [
      'in New York the evening before clocks go forward',
      '2026-03-08T01:00:00.000Z',
      'America/New_York',
      '2026-03-08T07:00:00.000Z',
    ],
    [
      'in New York the evening before clocks go back',
      '2026-11-01T01:00:00.000Z',
      'America/New_York',
      '2026-11-01T08:00:00.000Z',
    ],
    [
      'in Auckland on the last day of the year',
      '2026-12-31T05:00:00.000Z',
      'Pacific/Auckland',
      '2026-12-31T14:00:00.000Z',
    ],
  ])('until tomorrow, %s, comes back at three of the clock on the wall', (_where, now, timeZone, until) => {
    expect(soldOutFor('tomorrow', { now: new Date(now), timeZone })).toEqual({ until })
    expect(nextDayHour).toBe(3)
  })

  it('for an hour, for good, or not at all', () => {
    const where = { now: new Date(at), timeZone: 'Asia/Amman' }

    expect(soldOutFor('hour', where)).toEqual({ until: '2026-03-04T09:00:00.000Z' })
    expect(soldOutFor('open', where)).toEqual({ until: null })
    expect(soldOutFor('back', where)).toBeNull()
  })

  it('has a word for each span', () => {
    expect(Object.keys(soldOutSpanLabels)).toEqual([...soldOutSpans])
  })
})
