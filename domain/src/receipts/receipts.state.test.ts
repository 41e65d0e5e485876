import { expect, it } from 'vitest'
import { aReceiptOrder } from '../../testing/receipts.builders.ts'
import { orderStatuses } from '../orders/orders.status.ts'
import { receiptGroupOf, receiptGroups, statusesOfReceiptGroup } from './receipts.groups.ts'
import { printsByItself, printStateOf } from './receipts.state.ts'

const now = Date.parse('2026-03-04T08:00:00.000Z')
const past = '2026-03-04T07:59:59.999Z'
const future = '2026-03-04T08:00:00.001Z'

it.each([
  ['waiting', {}],
  ['waiting', { claimedUntil: past }],
  ['claimed', { claimedUntil: future }],
  ['printing', { claimedUntil: future, isPrinting: true }],
  ['uncertain', { claimedUntil: past, isPrinting: true }],
  ['printed', { printedAt: past }],
  ['printing', { printedAt: past, claimedUntil: future, isPrinting: true }],
  ['printed', { printedAt: past, claimedUntil: past, isPrinting: true }],
] as const)('is %s as its claim, its window and its paper say', (state, differences) => {
  expect(printStateOf(aReceiptOrder(differences), now)).toBe(state)
})

it('stands in the group of its status, as every open order does', () => {
  const grouped = orderStatuses.filter((status) => receiptGroupOf(status) !== null)

  expect(grouped).toEqual(['incoming', 'updated', 'inprogress', 'ontheway', 'delivered'])
  for (const group of receiptGroups) {
    for (const status of statusesOfReceiptGroup[group]) expect(receiptGroupOf(status)).toBe(group)
  }
})

it('prints by itself for two hours', () => {
  const order = aReceiptOrder()

  expect(printsByItself(order, now)).toBe(true)
  expect(printsByItself(order, now + 2 * 3_600_000)).toBe(true)
  expect(printsByItself(order, now + 2 * 3_600_000 + 1)).toBe(false)
})
