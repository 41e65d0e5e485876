import { expect, it } from 'vitest'
import { refundDueOf } from './orders.payments.ts'

const order = { status: 'incoming', orderPrice: 3520, tipAmount: 100, amountPaidOnline: 0 } as const

it.each([
  ['nothing of what is not paid', {}, 0],
  ['nothing of what is paid and owed', { amountPaidOnline: 3620 }, 0],
  ['what is more than a smaller cart costs', { amountPaidOnline: 4000 }, 380],
  ['all that was paid for a cancelled order', { status: 'cancelled', amountPaidOnline: 3620 }, 3620],
  ['nothing of a cancelled order that nobody paid', { status: 'cancelled' }, 0],
  ['nothing of a merged order, whose payment went along', { status: 'merged', amountPaidOnline: 3620 }, 0],
] as const)('gives back %s', (_what, differences, refundDue) => {
  expect(refundDueOf({ ...order, ...differences })).toBe(refundDue)
})
