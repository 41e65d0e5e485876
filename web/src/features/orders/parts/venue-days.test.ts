import { describe, expect, it } from 'vitest'
import { dayRangeOf, instantsOf, presetDays, presetOf, venueDay } from '#features/orders/parts/venue-days.ts'

describe('days on the calendar of a venue', () => {
  it('begin and end at its own midnight', () => {
    expect(instantsOf({ from: '2026-03-01', to: '2026-03-01' }, 'Asia/Dubai')).toEqual({
      from: '2026-02-28T20:00:00.000Z',
      to: '2026-03-01T20:00:00.000Z',
    })
  })

  it('are an hour short when the clocks go forward', () => {
    expect(instantsOf({ from: '2026-03-08', to: '2026-03-08' }, 'America/New_York')).toEqual({
      from: '2026-03-08T05:00:00.000Z',
      to: '2026-03-09T04:00:00.000Z',
    })
  })

  it('are the last seven, today included, unless the address says else', () => {
    const standard = presetDays(venueDay(Date.parse('2026-03-04T22:30:00.000Z'), 'Asia/Dubai')).lastDays

    expect(standard).toEqual({ from: '2026-02-27', to: '2026-03-05' })
    expect(dayRangeOf({ from: '2026-01-01', to: '2026-01-31' }, standard)).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
    })
  })

  it('are named by the preset that chooses them, if it can be chosen', () => {
    const today = '2026-03-01'
    const lastMonth = { from: '2026-02-01', to: '2026-02-28' }

    expect(presetOf(lastMonth, { today, presets: ['today', 'lastMonth'] })).toBe('lastMonth')
    expect(presetOf(lastMonth, { today, presets: ['today'] })).toBeUndefined()
    expect(presetOf({ ...lastMonth, to: today }, { today, presets: ['lastMonth'] })).toBeUndefined()
  })

  it('can be asked for by name', () => {
    expect(presetDays('2026-03-01')).toEqual({
      today: { from: '2026-03-01', to: '2026-03-01' },
      yesterday: { from: '2026-02-28', to: '2026-02-28' },
      lastDays: { from: '2026-02-23', to: '2026-03-01' },
      thisMonth: { from: '2026-03-01', to: '2026-03-01' },
      lastMonth: { from: '2026-02-01', to: '2026-02-28' },
    })
  })

  it.each([
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: 'yesterday', to: '' },
  ])('stay the last seven for nonsense such as $from to $to', (nonsense) => {
    const standard = { from: '2026-02-27', to: '2026-03-05' }

    expect(dayRangeOf(nonsense, standard)).toBe(standard)
  })
})
