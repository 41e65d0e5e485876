import { dayAfter } from '@brigade/domain/kit/venue-days.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeMonths } from './whole-months.ts'

it.each([
  ['2026-03-01', '2026-03-31', { first: '2026-03', last: '2026-03', edges: [] }],
  ['2026-03-02', '2026-03-31', undefined],
  ['2026-03-01', '2026-03-30', undefined],
  ['2026-03-10', '2026-03-10', undefined],
  ['2024-02-01', '2024-02-28', undefined],
  ['2024-02-01', '2024-02-29', { first: '2024-02', last: '2024-02', edges: [] }],
  [
    '2025-11-30',
    '2026-02-14',
    {
      first: '2025-12',
      last: '2026-01',
      edges: [
        { from: '2025-11-30', to: '2025-11-30' },
        { from: '2026-02-01', to: '2026-02-14' },
      ],
    },
  ],
  [
    '2025-12-02',
    '2026-01-31',
    { first: '2026-01', last: '2026-01', edges: [{ from: '2025-12-02', to: '2025-12-31' }] },
  ],
])('of %s to %s', (from, to, expected) => {
  expect(wholeMonths({ from, to })).toEqual(expected)
})

it('are, with the days before and after them, every day of the range once', () => {
  const range = fc.record({ shift: fc.integer({ min: 0, max: 1500 }), length: fc.integer({ min: 0, max: 400 }) })
  fc.assert(
    fc.property(range, ({ shift, length }) => {
      const from = dayAfter('2024-01-01', shift)
      const to = dayAfter(from, length)
      const months = wholeMonths({ from, to })
      for (let day = from; day <= to; day = dayAfter(day, 1)) {
        const inMonths = months && day.slice(0, 7) >= months.first && day.slice(0, 7) <= months.last ? 1 : 0
        const inEdges = (months?.edges ?? [{ from, to }]).filter((edge) => edge.from <= day && day <= edge.to).length
        expect({ day, times: inMonths + inEdges }).toEqual({ day, times: 1 })
      }
    }),
    { numRuns: 200 },
  )
})
