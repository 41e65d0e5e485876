import { describe, expect, it } from 'vitest'
import { anOrder } from '../../testing/orders.builders.ts'
import { isCancelRequested } from './orders.cancelling.ts'
import { orderStatuses } from './orders.status.ts'

const asked = '2026-03-04T08:03:00.000Z'

describe('the wish of a guest to cancel', () => {
  it.each(orderStatuses)('shows on an order that is %s only while it can be cancelled', (status) => {
    const isCancellable = ['incoming', 'updated', 'inprogress', 'ontheway'].includes(status)

    expect(isCancelRequested(anOrder({ status, cancelAskedAt: asked }))).toBe(isCancellable)
  })

  it('shows on no order that nobody asks to cancel', () => {
    expect(isCancelRequested(anOrder())).toBe(false)
  })
})
