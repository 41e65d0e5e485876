import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { describe, expect, it } from 'vitest'
import { requestCallsOf } from '#features/requests/request-calls.ts'

describe('requests that call', () => {
  it('are what guests and the kitchen ask for, with sounds of their own', () => {
    const calls = requestCallsOf(
      [
        aRequest({ id: 1, requestType: 'kitchen' }),
        aRequest({ id: 2, requestType: 'orderCancellation' }),
        aRequest({ id: 3, requestType: 'towel', orderId: null }),
        aRequest({ id: 4, requestType: 'kitchen', orderId: null }),
      ],
      { role: 'waiter' },
    )

    expect(calls.map(({ request, sound }) => [request.id, sound])).toEqual([
      [1, 'kitchenRequest'],
      [2, 'request'],
      [3, 'request'],
    ])
  })

  it('are those that nobody is on', () => {
    const taken = aRequest({ takenBy: 'Omar', takenById: 6, takenAt: '2026-03-04T08:01:00.000Z' })

    expect(requestCallsOf([taken], { role: 'waiter' })).toEqual([])
  })

  it('are those that alert one’s role, and late ones wherever they are told', () => {
    const escalatedAt = '2026-03-04T08:20:00.000Z'
    const forWaiters = aRequest({ requestType: 'towel', alertedRoles: ['waiter'] })
    const keys = (request: typeof forWaiters, role: 'waiter' | 'manager') =>
      requestCallsOf([request], { role }).map(({ key }) => key)

    expect(keys(forWaiters, 'waiter')).toEqual(['1'])
    expect(keys(forWaiters, 'manager')).toEqual([])
    expect(keys({ ...forWaiters, escalatedAt }, 'manager')).toEqual(['1:overdue'])
  })

  it('call once more when they are overdue, those who are told of it', () => {
    const escalatedAt = '2026-03-04T08:20:00.000Z'
    const overdue = aRequest({ id: 5, takenBy: 'Omar', takenById: 6, escalatedAt })

    expect(requestCallsOf([overdue], { role: 'manager' })).toMatchObject([
      { key: '5:overdue', sound: 'overdueRequest', at: escalatedAt, isOverdue: true },
    ])
    expect(requestCallsOf([overdue], { role: 'waiter' })).toEqual([])
  })

  it('call the roles of each step of their service once more, while nobody is on them', () => {
    const step = (number: number, role: string) => ({
      step: number,
      at: `2026-03-04T08:0${number}:00.000Z`,
      roles: [role],
    })
    const asked = aRequest({ requestType: 'custom', orderId: null, alertedRoles: ['waiter'] })
    const escalated = { ...asked, escalations: [step(1, 'orderTaker'), step(2, 'manager')] }
    const keys = (request: typeof asked) =>
      (['waiter', 'orderTaker', 'manager'] as const).map((role) =>
        requestCallsOf([request], { role }).map(({ key }) => key),
      )

    expect(keys(asked)).toEqual([['1'], [], []])
    expect(keys(escalated)).toEqual([['1'], ['1:overdue1'], ['1:overdue2']])
    expect(keys({ ...escalated, takenById: 6 })).toEqual([[], [], []])
  })
})
