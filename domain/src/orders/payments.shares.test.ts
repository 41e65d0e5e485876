import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sharesOf } from './payments.shares.ts'

const dues = [
  { orderId: 1, amount: 300 },
  { orderId: 2, amount: 0 },
  { orderId: 3, amount: 500 },
]

it.each([
  [
    800,
    [
      [1, 300],
      [3, 500],
    ],
  ],
  [300, [[1, 300]]],
  [
    301,
    [
      [1, 300],
      [3, 1],
    ],
  ],
  [1, [[1, 1]]],
  [
    900,
    [
      [1, 300],
      [3, 600],
    ],
  ],
])('%i pays the first orders first', (amount, shares) => {
  expect(sharesOf(amount, dues).map((share) => [share.orderId, share.amount])).toEqual(shares)
})

it('loses nothing and makes nothing of any amount', () => {
  const anyDues = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), anyDues, (amount, amounts) => {
      const shares = sharesOf(
        amount,
        amounts.map((due, index) => ({ orderId: index + 1, amount: due })),
      )

      expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount)
      expect(shares.every((share) => share.amount > 0)).toBe(true)
    }),
  )
})
