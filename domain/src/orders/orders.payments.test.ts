import { expect, it } from 'vitest'
import {
  nothingPaid,
  paidBy,
  paymentStatusOf,
  problemsOfGivingBack,
  problemsOfTaking,
  refundDueOf,
  unpaidOf,
} from './orders.payments.ts'

const order = { status: 'incoming', isTest: false, orderPrice: 3520, tipAmount: 100, ...nothingPaid } as const

it.each([
  ['nothing of what is not paid', {}, 0],
  ['nothing of what is paid and owed', { amountPaidOnline: 3620 }, 0],
  ['what is more than a smaller cart costs', { amountPaidOnline: 4000 }, 380],
  ['all that was paid for a cancelled order', { status: 'cancelled', amountPaidOnline: 3620 }, 3620],
  ['what staff took beyond a smaller price', { amountPaidOnline: 3000, amountPaidInCash: 700 }, 80],
  ['what staff took for a cancelled order', { status: 'cancelled', amountPaidInCash: 20, amountPaidByCard: 3 }, 23],
  ['what is left of a cancelled order', { status: 'cancelled', amountPaidOnline: 3620, amountPaidInCash: -620 }, 3000],
  ['nothing of a cancelled order that nobody paid', { status: 'cancelled' }, 0],
  ['nothing of a merged order, whose payment went along', { status: 'merged', amountPaidOnline: 3620 }, 0],
] as const)('gives back %s', (_what, differences, refundDue) => {
  expect(refundDueOf({ ...order, ...differences })).toBe(refundDue)
})

it('sums payments by the way in which money moved', () => {
  const payments = [
    { way: 'online', amount: 900 },
    { way: 'cash', amount: 50 },
    { way: 'online', amount: -100 },
  ] as const

  expect(paidBy(payments)).toEqual({ amountPaidOnline: 800, amountPaidInCash: 50, amountPaidByCard: 0 })
})

it.each([
  ['not-paid', {}],
  ['partially-paid', { amountPaidByCard: 1 }],
  ['paid', { amountPaidOnline: 3000, amountPaidInCash: 620 }],
  ['paid', { amountPaidOnline: 4000 }],
  ['paid', { orderPrice: 0, tipAmount: 0 }],
])('is %s as it follows from what was paid', (status, differences) => {
  expect(paymentStatusOf({ ...order, ...differences })).toBe(status)
})

it.each([
  ['all that is due', 380, undefined],
  ['a part of it', 1, undefined],
  ['more than is due', 381, 'refundAboveDue'],
  ['nothing', 0, 'refundMissing'],
] as const)('of %s is given back by staff, or refused by name', (_what, amount, code) => {
  expect(problemsOfGivingBack(amount, 380)).toEqual(code ? [{ field: 'amount', code }] : [])
})

it.each([
  ['all of what nobody paid', {}, 3620],
  ['what was not paid in any way', { amountPaidOnline: 20, amountPaidInCash: 500, amountPaidByCard: 100 }, 3000],
  ['nothing of what is paid too much', { amountPaidInCash: 3700 }, 0],
  ['nothing of a cancelled order, for what it cost is owed no more,', { status: 'cancelled' }, 0],
  ['nothing of a merged order, which another one owes,', { status: 'merged' }, 0],
  ['nothing of a test order', { isTest: true }, 0],
] as const)('leaves %s to pay', (_what, differences, due) => {
  expect(unpaidOf({ ...order, ...differences })).toBe(due)
})

it.each([
  ['all that is due', { amount: 3620, tipAmount: 0 }, undefined],
  ['a part of it', { amount: 1, tipAmount: 0 }, undefined],
  ['a tip alone', { amount: 0, tipAmount: 1 }, undefined],
  ['more than is due', { amount: 3621, tipAmount: 0 }, 'paymentTooLarge'],
  ['nothing', { amount: 0, tipAmount: 0 }, 'paymentMissing'],
] as const)('of %s is taken by staff, or refused by name', (_what, taking, code) => {
  expect(problemsOfTaking(taking, 3620)).toEqual(code ? [{ field: 'amount', code }] : [])
})
