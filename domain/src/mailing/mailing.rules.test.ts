import { describe, expect, it } from 'vitest'
import { everybody, problemOfSchedule, problemsOfMailing, problemsOfSegment } from './mailing.rules.ts'
import { canMove, mailingActs, mailingStates, nextRecipientTry, retryMinutes } from './mailing.states.ts'

const now = new Date('2026-03-04T08:00:00.000Z')

it('a draft has a title, and may lack its messages', () => {
  expect(problemsOfMailing({ title: 'Spring', language: 'en', messages: {}, segment: everybody })).toEqual({})
  expect(problemsOfMailing({ title: ' ', language: 'en', messages: {}, segment: everybody })).toEqual({
    title: { code: 'titleMissing' },
  })
})

it('filters have days of the calendar in their order, and no negative amount', () => {
  expect(problemsOfSegment({ ...everybody, visitedFrom: '2026-02-30', visitedTo: 'x' })).toEqual({
    'segment.visitedFrom': { code: 'dayInvalid' },
    'segment.visitedTo': { code: 'dayInvalid' },
  })
  expect(
    problemsOfSegment({ ...everybody, visitedFrom: '2026-03-02', visitedTo: '2026-03-01', spentAtLeast: -1 }),
  ).toEqual({
    'segment.visitedTo': { code: 'daysTurned' },
    'segment.spentAtLeast': { code: 'spentNegative' },
  })
  expect(
    problemsOfSegment({ ...everybody, visitedFrom: '2026-03-01', visitedTo: '2026-03-01', spentAtLeast: 0 }),
  ).toEqual({})
})

it('is scheduled for a time within a year', () => {
  expect(problemOfSchedule(undefined, now)).toEqual({ code: 'scheduledMissing' })
  expect(problemOfSchedule('2026-03-04T08:00:00.000Z', now)).toEqual({ code: 'scheduledInPast' })
  expect(problemOfSchedule('2028-03-04T08:00:00.000Z', now)).toEqual({ code: 'scheduledTooLate' })
  expect(problemOfSchedule('2026-03-05T08:00:00.000Z', now)).toBeUndefined()
})

describe('the states of a mailing', () => {
  it.each([
    ['draft', ['schedule', 'send']],
    ['scheduled', ['schedule', 'send', 'cancel']],
    ['sending', ['pause', 'stop']],
    ['paused', ['resume', 'stop']],
    ['sent', []],
    ['stopped', []],
  ] as const)('allow for %s: %j', (state, acts) => {
    expect(mailingActs.filter((act) => canMove(state, act))).toEqual(acts)
    expect(mailingStates).toContain(state)
  })
})

it('a recipient who is refused for now is tried again four times', () => {
  expect(retryMinutes.map((_, index) => nextRecipientTry(index + 1, now)?.toISOString())).toEqual([
    '2026-03-04T08:05:00.000Z',
    '2026-03-04T08:30:00.000Z',
    '2026-03-04T10:00:00.000Z',
    '2026-03-04T16:00:00.000Z',
  ])
  expect(nextRecipientTry(5, now)).toBeNull()
})
