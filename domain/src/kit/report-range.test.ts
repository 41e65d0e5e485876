import { expect, it } from 'vitest'
import { problemsOfReportRange, reportRangeOf } from './report-range.ts'

const dubai = 'Asia/Dubai'
const later = '2026-03-04T00:00:00.000Z'

it.each<[what: string, from: string, to: string, problems: object]>([
  ['an ordinary month', '2026-02-01T00:00:00.000Z', later, {}],
  ['the first day of all, from its midnight there', '2022-08-29T20:00:00.000Z', later, {}],
  ['the instant before it, which is excluded', '2022-08-29T19:59:59.999Z', later, {}],
  ['the day before', '2022-08-29T19:59:59.998Z', later, { 'createdAt.$gt': { code: 'reportTooEarly' } }],
  ['an end before the beginning', later, '2026-03-03T00:00:00.000Z', { 'createdAt.$lt': { code: 'reportBackwards' } }],
  ['an end at the beginning', later, later, { 'createdAt.$lt': { code: 'reportBackwards' } }],
  [
    'an end that another offset brings before the beginning',
    later,
    '2026-03-04T03:00:00.000+04:00',
    { 'createdAt.$lt': { code: 'reportBackwards' } },
  ],
])('says what is wrong with %s', (_what, $gt, $lt, problems) => {
  expect(problemsOfReportRange({ $gt, $lt }, [dubai])).toEqual(problems)
})

it.each([[['America/New_York']], [[dubai, 'America/New_York']]])(
  'begins on the clock of every venue of %j',
  (zones) => {
    const $gt = '2022-08-29T20:00:00.000Z'

    expect(problemsOfReportRange({ $gt, $lt: later }, zones)).toEqual({
      'createdAt.$gt': { code: 'reportTooEarly' },
    })
  },
)

it('is of whole days there, the first and the last included', () => {
  const range = reportRangeOf({ from: '2022-08-30', to: '2022-08-31' }, { timeZone: dubai })

  expect(range).toEqual({ $gt: '2022-08-29T19:59:59.999Z', $lt: '2022-08-31T20:00:00.000Z' })
  expect(problemsOfReportRange(range, [dubai])).toEqual({})
})

it('has days of 23 hours where the clock is put forward', () => {
  expect(reportRangeOf({ from: '2026-03-08', to: '2026-03-08' }, { timeZone: 'America/New_York' })).toEqual({
    $gt: '2026-03-08T04:59:59.999Z',
    $lt: '2026-03-09T04:00:00.000Z',
  })
})
