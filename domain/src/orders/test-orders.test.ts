import { describe, expect, it } from 'vitest'
import { orderStatuses } from './orders.status.ts'
import { mayDiscardTest, nextTestSitting } from './test-orders.ts'

describe('a test order', () => {
  it.each(['admin', 'organization', 'manager', 'orderTaker'] as const)(
    'can be discarded by %s until it ends',
    (role) => {
      const discarded = orderStatuses.filter((status) => mayDiscardTest({ isTest: true, status }, { role }))

      expect(discarded).toEqual(['incoming', 'updated', 'inprogress', 'ontheway', 'delivered'])
    },
  )

  it.each(['supermanager', 'waiter', 'chief', 'finance', 'marketing'] as const)('is not discarded by %s', (role) => {
    expect(mayDiscardTest({ isTest: true, status: 'inprogress' }, { role })).toBe(false)
  })

  it('is the only order that can be discarded', () => {
    expect(mayDiscardTest({ isTest: false, status: 'inprogress' }, { role: 'manager' })).toBe(false)
  })

  it.each([
    [null, -1],
    [1, -1],
    [-1, -2],
    [-7, -8],
  ])('has a sitting of its own: after %s comes %s', (lowest, next) => {
    expect(nextTestSitting(lowest)).toBe(next)
  })
})
