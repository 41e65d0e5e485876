import { expect, it } from 'vitest'
import { isOver, problemsOfStaffNotification, textsOf } from './staff-notifications.rules.ts'
import type { StaffNotificationDraft } from './staff-notifications.schema.ts'

const now = new Date('2026-03-04T08:00:00.000Z')
const ending = { title: 'Pool closed', message: 'Until tomorrow.', validity: '2026-03-04T18:00:00.000Z' }

it.each<[string, StaffNotificationDraft, object]>([
  ['one with a time that is to come', ending, {}],
  ['one that nobody has given an end', { ...ending, validity: null }, {}],
  ['one without a title', { ...ending, title: undefined }, { title: { code: 'titleMissing' } }],
  ['a title that nobody sees', { ...ending, title: ' \u200B\n' }, { title: { code: 'titleMissing' } }],
  ['a message of empty lines', { ...ending, message: ' \n\n ' }, { message: { code: 'messageMissing' } }],
  ['the longest title', { ...ending, title: '👩‍🍳'.repeat(20) }, {}],
  [
    'a title that is too long',
    { ...ending, title: 'a'.repeat(61) },
    { title: { code: 'titleTooLong', params: { limit: 60 } } },
  ],
  [
    'a message that is too long',
    { ...ending, message: 'a'.repeat(501) },
    { message: { code: 'messageTooLong', params: { limit: 500 } } },
  ],
  [
    'one that would be over at once',
    { ...ending, validity: now.toISOString() },
    { validity: { code: 'validityPast' } },
  ],
  ['one that is over and not shown', { ...ending, isActive: false, validity: '2026-03-01T00:00:00.000Z' }, {}],
  [
    'one that is over and to be shown again',
    { ...ending, isActive: true, validity: '2026-03-01T00:00:00.000Z' },
    { validity: { code: 'validityPast' } },
  ],
])('says what is wrong with %s', (_what, draft, problems) => {
  expect(problemsOfStaffNotification(draft, now)).toEqual(problems)
})

it('keeps texts in order, and the lines of the message', () => {
  expect(textsOf({ title: '  Pool \u202E closed ', message: 'Today: \r\n\r\n  no towels  ' })).toEqual({
    title: 'Pool closed',
    message: 'Today:\n\nno towels',
  })
})

it.each([
  ['2026-03-04T07:59:59.999Z', true],
  ['2026-03-04T08:00:00.000Z', true],
  ['2026-03-04T10:00:00.001+02:00', false],
  [null, false],
])('is over when its time has come: %s', (validity, expected) => {
  expect(isOver({ validity }, now)).toBe(expected)
})
