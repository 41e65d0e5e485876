import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { describe, expect, it } from 'vitest'
import { activeRequestsOf, mergeActiveRequests } from '#features/requests/active-requests.ts'
import { requestCallsOf } from '#features/requests/request-calls.ts'

describe('active requests', () => {
  it('end for good, whatever order the news comes in', () => {
    const active = activeRequestsOf([aRequest({ id: 1 })])

    const ended = mergeActiveRequests(active, [aRequest({ id: 1, version: 2, status: 'completed' })])

    expect(ended.requests).toEqual([])
    expect(mergeActiveRequests(ended, [aRequest({ id: 1, version: 1 })]).requests).toEqual([])
  })

  it('take in new ones, and are the very same without news', () => {
    const active = activeRequestsOf([aRequest({ id: 1 })])

    expect(mergeActiveRequests(active, [aRequest({ id: 2 })]).requests.map(({ id }) => id)).toEqual([1, 2])
    expect(mergeActiveRequests(active, [aRequest({ id: 1 })])).toBe(active)
  })
})

describe('requests that call', () => {
  it('are the kitchen and the guest who wants to cancel, each with a sound of its own', () => {
    const calls = requestCallsOf([
      aRequest({ id: 1, requestType: 'kitchen' }),
      aRequest({ id: 2, requestType: 'orderCancellation' }),
      aRequest({ id: 3, requestType: 'towel' }),
      aRequest({ id: 4, requestType: 'kitchen', orderId: null }),
    ])

    expect(calls.map(({ request, sound }) => [request.id, sound])).toEqual([
      [1, 'kitchenRequest'],
      [2, 'request'],
    ])
  })
})

function aRequest(differences: Partial<GuestRequest>): GuestRequest {
  return {
    id: 1,
    restaurantId: 1,
    requestType: 'kitchen',
    status: 'active',
    tableId: 16,
    table: 'Room 204',
    orderId: 7,
    version: 1,
    createdAt: '2026-03-04T08:00:00.000Z',
    updatedAt: '2026-03-04T08:00:00.000Z',
    updatedBy: null,
    sitting: 1,
    ...differences,
  }
}
