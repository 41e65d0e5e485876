import { expect, it } from 'vitest'
import { insightRange, presetRanges } from '#features/insights/insight-days.ts'

const today = '2026-03-10'

it('shows the last seven days if the address has none', () => {
  for (const range of [
    { from: '', to: '' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-01' },
  ]) {
    expect(insightRange(range, today)).toEqual({ from: '2026-03-04', to: '2026-03-10' })
  }
})

it('cuts ten years to the last year and a day', () => {
  expect(insightRange({ from: '2016-03-10', to: today }, today)).toEqual({ from: '2025-03-10', to: today })
})

it('has the whole last month', () => {
  expect(presetRanges(today).lastMonth).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})

it('ends today, whatever the address says', () => {
  expect(insightRange({ from: '2026-03-08', to: '2026-04-01' }, today)).toEqual({ from: '2026-03-08', to: today })
  expect(insightRange({ from: '2026-03-11', to: '2026-04-01' }, today)).toEqual({ from: '2026-03-04', to: today })
})
