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
      { receivesOverdue, role: 'waiter' },
    )

    expect(calls.map(({ request, sound }) => [request.id, sound])).toEqual([
      [1, 'kitchenRequest'],
      [2, 'request'],
      [3, 'request'],
    ])
  })

  it('are those that nobody is on', () => {
    const taken = aRequest({ takenBy: 'Omar', takenById: 6, takenAt: '2026-03-04T08:01:00.000Z' })

    expect(requestCallsOf([taken], { receivesOverdue, role: 'waiter' })).toEqual([])
  })

  it('are those that alert one’s role, and late ones wherever they are told', () => {
    const escalatedAt = '2026-03-04T08:20:00.000Z'
    const forWaiters = aRequest({ requestType: 'towel', alertedRoles: ['waiter'] })
    const keys = (request: typeof forWaiters, role: 'waiter' | 'manager') =>
      requestCallsOf([request], { receivesOverdue: role === 'manager', role }).map(({ key }) => key)

    expect(keys(forWaiters, 'waiter')).toEqual(['1'])
    expect(keys(forWaiters, 'manager')).toEqual([])
    expect(keys({ ...forWaiters, escalatedAt }, 'manager')).toEqual(['1:overdue'])
  })

  it('call once more when they are overdue, those who are told of it', () => {
    const escalatedAt = '2026-03-04T08:20:00.000Z'
    const overdue = aRequest({ id: 5, takenBy: 'Omar', takenById: 6, escalatedAt })

    expect(requestCallsOf([overdue], { receivesOverdue: true, role: 'waiter' })).toMatchObject([
      { key: '5:overdue', sound: 'overdueRequest', at: escalatedAt, isOverdue: true },
    ])
    expect(requestCallsOf([overdue], { receivesOverdue, role: 'waiter' })).toEqual([])
  })
})
