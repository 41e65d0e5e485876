import { expect, it } from 'vitest'
import { insightRange, presetRanges } from '#features/insights/insight-days.ts'

const today = '2026-03-10'

it('shows the last seven days if the address has none, or none that can be shown, and says which', () => {
  const days = { from: '2026-03-04', to: '2026-03-10' }
  for (const [range, problem] of [
    [{ from: '', to: '' }, null],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'noDays'],
    [{ from: '2026-03-01', to: 'abc' }, 'noDays'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'backwards'],
    [{ from: '2026-03-11', to: '2026-04-01' }, 'noDays'],
  ] as const) {
    expect(insightRange(range, today)).toEqual({ days, problem })
  }
})

it('cuts ten years to the last year and a day, and says so', () => {
  expect(insightRange({ from: '2016-03-10', to: today }, today)).toEqual({
    days: { from: '2025-03-10', to: today },
    problem: 'tooMany',
  })
  expect(insightRange({ from: '2025-03-10', to: today }, today).problem).toBeNull()
})

it('has the whole last month', () => {
  expect(presetRanges(today).lastMonth).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})

it('ends today, whatever the address says', () => {
  expect(insightRange({ from: '2026-03-08', to: '2026-04-01' }, today)).toEqual({
    days: { from: '2026-03-08', to: today },
    problem: null,
  })
})
