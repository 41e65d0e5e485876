import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { describe, expect, it } from 'vitest'
import { requestCallsOf } from '#features/requests/request-calls.ts'

describe('requests that call', () => {
  const receivesOverdue = false

  it('are what guests and the kitchen ask for, with sounds of their own', () => {
    const calls = requestCallsOf(
      [
        aRequest({ id: 1, requestType: 'kitchen' }),
        aRequest({ id: 2, requestType: 'orderCancellation' }),
        aRequest({ id: 3, requestType: 'towel', orderId: null }),
        aRequest({ id: 4, requestType: 'kitchen', orderId: null }),
      ],
      { receivesOverdue },
    )

    expect(calls.map(({ request, sound }) => [request.id, sound])).toEqual([
      [1, 'kitchenRequest'],
      [2, 'request'],
      [3, 'request'],
    ])
  })

  it('are those that nobody is on', () => {
    const taken = aRequest({ takenBy: 'Omar', takenById: 6, takenAt: '2026-03-04T08:01:00.000Z' })

    expect(requestCallsOf([taken], { receivesOverdue })).toEqual([])
  })

  it('call once more when they are overdue, those who are told of it', () => {
    const escalatedAt = '2026-03-04T08:20:00.000Z'
    const overdue = aRequest({ id: 5, takenBy: 'Omar', takenById: 6, escalatedAt })

    expect(requestCallsOf([overdue], { receivesOverdue: true })).toMatchObject([
      { key: '5:overdue', sound: 'overdueRequest', at: escalatedAt, isOverdue: true },
    ])
    expect(requestCallsOf([overdue], { receivesOverdue })).toEqual([])
  })
})
