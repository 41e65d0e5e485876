import { expect, it } from 'vitest'
import { posChangeNotification, checkReportedBy, notificationOf, saidByPos } from './pos.notifying.ts'
import { postingReasons } from './pos.states.ts'

const posting = { orderId: 7, table: 'Room 204', state: 'failed', checkNumber: null } as const

it.each(postingReasons)('what the point of sale said of an order is found in its notification: %s', (reason) => {
  for (const message of ['Kitchen closed', 'Closed (until 18:00)', '(', ')', 'Bad Request! (again)']) {
    expect(saidByPos(notificationOf({ ...posting, reason, message }))).toBe(message)
  }
  expect(saidByPos(notificationOf({ ...posting, reason, message: null }))).toBeNull()
})

it('is nothing where an order is there, or was changed since', () => {
  const posted = { ...posting, state: 'posted', reason: null, message: 'Thanks (all of you)' } as const

  expect(saidByPos(notificationOf(posted))).toBeNull()
  expect(saidByPos(posChangeNotification(posting, 'changed'))).toBeNull()
})

it.each<[message: string | null, checkNumber: string | null]>([
  [null, '4042'],
  ['Thanks', '4042'],
  ['Thanks. Check it.', 'A 7.'],
  ['Thanks', null],
  [null, null],
])('the check of an order that is there is found in its notification: %s %s', (message, checkNumber) => {
  const posted = notificationOf({ ...posting, state: 'posted', reason: null, message, checkNumber })

  expect(checkReportedBy(posted)).toEqual({ said: message ?? '', checkNumber })
})

it('no check is told where an order is not there', () => {
  const failed = notificationOf({ ...posting, reason: 'refused', message: 'Check 4042.' })

  expect(checkReportedBy(failed)).toEqual({ said: failed.message, checkNumber: null })
})
