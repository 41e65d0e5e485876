import { Value } from '@sinclair/typebox/value'
import { describe, expect, it } from 'vitest'
import { requestTypeLabels as arabicRequestTypeLabels } from './languages/ar.ts'
import { requestTypeLabels } from './requests.labels.ts'
import { createRequestSchema, patchRequestSchema, requestTypes } from './requests.schema.ts'

describe('a request', () => {
  it.each<[what: string, body: object, isTaken: boolean]>([
    ['to cancel an order', { requestType: 'orderCancellation', orderId: 7 }, true],
    ['to pay by card', { requestType: 'card' }, true],
    ['to pay an order in cash', { requestType: 'cash', orderId: 7 }, true],
    ['for a towel', { requestType: 'towel' }, true],
    ['that only the kitchen makes', { requestType: 'kitchen', orderId: 7 }, false],
    ['that is resolved from the start', { requestType: 'orderCancellation', orderId: 7, status: 'completed' }, false],
  ])('%s is taken from a guest: %#', (_what, body, isTaken) => {
    expect(Value.Check(createRequestSchema, body)).toBe(isTaken)
  })

  it.each([
    ['completed', true],
    ['cancelled', true],
    ['active', false],
  ])('can be made %s: %s', (status, isTaken) => {
    expect(Value.Check(patchRequestSchema, { status })).toBe(isTaken)
  })

  it.each([requestTypeLabels, arabicRequestTypeLabels])('has a label for every type, no two alike: %j', (labels) => {
    expect(new Set(requestTypes.map((type) => labels[type])).size).toBe(requestTypes.length)
  })
})
