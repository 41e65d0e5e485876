import { expect, it } from 'vitest'
import { type Refundable, sharesOfRefund } from './payments.refunds.ts'

const paid = { left: 1_000, refundDue: 0, paid: 1_000 }
const two: Refundable = {
  parts: [
    { orderId: 1, ...paid },
    { orderId: 2, ...paid, refundDue: 600 },
  ],
  unassigned: 0,
}
const none = { unassigned: 0, excess: 0 }

it.each<[string, number, Refundable, ReturnType<typeof sharesOfRefund>]>([
  ['to the order that has a refund due', 600, two, { ...none, shares: [{ orderId: 2, amount: 600 }] }],
  [
    'to the first order once no refund is due',
    900,
    two,
    {
      ...none,
      shares: [
        { orderId: 1, amount: 300 },
        { orderId: 2, amount: 600 },
      ],
    },
  ],
  [
    'to what is left of the payment on each order',
    500,
    {
      parts: [
        { orderId: 1, ...paid, left: 100 },
        { orderId: 2, ...paid },
      ],
      unassigned: 0,
    },
    {
      ...none,
      shares: [
        { orderId: 1, amount: 100 },
        { orderId: 2, amount: 400 },
      ],
    },
  ],
  ['to a payment for no order', 700, { parts: [], unassigned: 1_000 }, { shares: [], unassigned: 700, excess: 0 }],
  [
    'to what is for no order before an order that owes all of it',
    700,
    { parts: [{ orderId: 1, ...paid }], unassigned: 500 },
    { shares: [{ orderId: 1, amount: 200 }], unassigned: 500, excess: 0 },
  ],
  [
    'to no order for more than was paid',
    2_500,
    two,
    {
      shares: [
        { orderId: 1, amount: 1_000 },
        { orderId: 2, amount: 1_000 },
      ],
      unassigned: 0,
      excess: 500,
    },
  ],
  [
    'to no order whose money staff gave back',
    800,
    { parts: [{ orderId: 1, ...paid, paid: 0 }], unassigned: 0 },
    { shares: [], unassigned: 0, excess: 800 },
  ],
])('goes %s', (_where, amount, refundable, expected) => {
  expect(sharesOfRefund(amount, refundable)).toEqual(expected)
})
