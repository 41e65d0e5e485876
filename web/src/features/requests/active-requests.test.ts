import { aRequest } from '@brigade/domain/testing/requests.builders.ts'
import { describe, expect, it } from 'vitest'
import { byId, isActive } from '#features/requests/active-requests.ts'
import { liveRecordsOf, mergeRecords } from '#kit/live-records.ts'
import { requestCallsOf } from '#features/requests/request-calls.ts'

const ruling = { belongs: isActive, order: byId }

describe('active requests', () => {
  it('end for good, whatever order the news comes in', () => {
    const active = liveRecordsOf([aRequest({ id: 1 })], ruling)

    const ended = mergeRecords(active, [aRequest({ id: 1, version: 2, status: 'completed' })], ruling)

    expect(ended.records).toEqual([])
    expect(mergeRecords(ended, [aRequest({ id: 1, version: 1 })], ruling).records).toEqual([])
  })

  it('take in new ones, and are the very same without news', () => {
    const active = liveRecordsOf([aRequest({ id: 1 })], ruling)

    expect(mergeRecords(active, [aRequest({ id: 2 })], ruling).records.map(({ id }) => id)).toEqual([1, 2])
    expect(mergeRecords(active, [aRequest({ id: 1 })], ruling)).toBe(active)
  })
})

describe('requests that call', () => {
  const isToldOverdue = false

  it('are what guests and the kitchen ask for, with sounds of their own', () => {
    const calls = requestCallsOf(
      [
        aRequest({ id: 1, requestType: 'kitchen' }),
        aRequest({ id: 2, requestType: 'orderCancellation' }),
        aRequest({ id: 3, requestType: 'towel', orderId: null }),
        aRequest({ id: 4, requestType: 'kitchen', orderId: null }),
      ],
      { isToldOverdue },
    )

    expect(calls.map(({ request, sound }) => [request.id, sound])).toEqual([
      [1, 'kitchenRequest'],
      [2, 'request'],
      [3, 'request'],
    ])
  })

  it('are those that nobody is on', () => {
    const taken = aRequest({ takenBy: 'Omar', takenById: 6, takenAt: '2026-03-04T08:01:00.000Z' })

    expect(requestCallsOf([taken], { isToldOverdue })).toEqual([])
  })

  it('call once more when they are overdue, those who are told of it', () => {
    const escalatedAt = '2026-03-04T08:20:00.000Z'
    const overdue = aRequest({ id: 5, takenBy: 'Omar', takenById: 6, escalatedAt })

    expect(requestCallsOf([overdue], { isToldOverdue: true })).toMatchObject([
      { key: '5:overdue', sound: 'overdueRequest', at: escalatedAt, isOverdue: true },
    ])
    expect(requestCallsOf([overdue], { isToldOverdue })).toEqual([])
  })
})
