import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moneyMoved } from './money-moved.ts'

it('counts what came in and what went back, each in its own way', () => {
  const moved = moneyMoved([
    { kind: 'online', amount: 10_000 },
    { kind: 'refund', amount: -2500 },
    { kind: 'cash', amount: 4000 },
    { kind: 'refundInCash', amount: -7500 },
  ])

  expect(moved).toEqual([
    { way: 'online', cameIn: 10_000, wentBack: 2500, left: 7500 },
    { way: 'cash', cameIn: 4000, wentBack: 7500, left: -3500 },
  ])
})

it('counts nothing of what was taken back, nor of what came along with another order', () => {
  expect(
    moneyMoved([
      { kind: 'card', amount: 500 },
      { kind: 'card', amount: -500 },
      { kind: 'refundByCard', amount: -300 },
      { kind: 'refundByCard', amount: 300 },
      { kind: 'carried', amount: 900 },
    ]),
  ).toEqual([])
})

it('shows apart what is for no order, and nothing as gone back that failed to arrive or was returned', () => {
  const moved = moneyMoved([
    { kind: 'online', amount: 10_000 },
    { kind: 'refund', amount: -2500 },
    { kind: 'refundFailed', amount: 2500 },
    { kind: 'dispute', amount: -4000 },
    { kind: 'disputeReturned', amount: 4000 },
    { kind: 'online', amount: 700, isUnassigned: true },
    { kind: 'refund', amount: -200, isUnassigned: true },
  ])

  expect(moved).toEqual([
    { way: 'online', cameIn: 10_000, wentBack: 0, left: 10_000 },
    { way: 'unassigned', cameIn: 700, wentBack: 200, left: 500 },
  ])
})

const kinds = [
  'online',
  'refund',
  'refundFailed',
  'dispute',
  'disputeReturned',
  'cash',
  'refundInCash',
  'card',
  'refundByCard',
  'carried',
] as const

it('loses nothing: what came in, less what went back, is the sum of all payments', () => {
  const payment = fc.record({
    kind: fc.constantFrom(...kinds),
    amount: fc.integer({ min: -1e9, max: 1e9 }),
    isUnassigned: fc.boolean(),
  })

  fc.assert(
    fc.property(fc.array(payment), (payments) => {
      const moved = moneyMoved(payments)

      const sum = payments.reduce((total, { kind, amount }) => (kind === 'carried' ? total : total + amount), 0)
      const add = (name: 'cameIn' | 'wentBack' | 'left') => moved.reduce((total, part) => total + part[name], 0)
      expect(add('cameIn') - add('wentBack')).toBe(sum)
      expect(add('left')).toBe(sum)
    }),
  )
})
