import { expect, it } from 'vitest'
import { anOrder } from '../../testing/orders.builders.ts'
import { auditActOf, auditedPartOf } from './orders.audited.ts'

it.each([
  [{ act: 'discount', wasAccepted: false }, 'discounted'],
  [{ act: 'refund', wasAccepted: true }, 'refunded'],
  [{ act: 'cancel', wasAccepted: true }, 'cancelled'],
  [{ act: 'cancel', wasAccepted: false }, undefined],
  [{ act: 'undo', undone: 'discount', wasAccepted: true }, 'undone'],
  [{ act: 'undo', undone: 'cancel', wasAccepted: false }, undefined],
  [{ act: 'undo', undone: 'accept', wasAccepted: true }, undefined],
  [{ act: 'undo', undone: null, wasAccepted: true }, undefined],
  [{ act: 'accept', wasAccepted: false }, undefined],
  [{ act: 'constructor', wasAccepted: true }, undefined],
])('%j is in the audit log as %s', (done, act) => {
  expect(auditActOf(done)).toBe(act)
})

it('compares what an order costs, what was paid of it, and why it was cancelled', () => {
  const { status, orderPrice } = anOrder()

  expect(auditedPartOf(anOrder())).toMatchObject({ status, orderPrice, discountPercentage: 0 })
  expect(auditedPartOf(anOrder())).not.toHaveProperty('cart')
})
