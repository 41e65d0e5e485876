import { describe, expect, it } from 'vitest'
import type { GuestPrincipal, Principal } from '@brigade/domain/access/principal.ts'
import { aGuest, aMachine, aStaffPrincipal } from '@brigade/domain/testing/people.builders.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { tableTopic } from './table-topic.ts'

const orders = tableTopic('orders', 'orders:read')
const jobs = staffTopic('jobs', 'jobs:read')

const waiter = aStaffPrincipal({ role: 'waiter', restaurantId: [1, 2] })
const admin = aStaffPrincipal({ role: 'admin', restaurantId: [] })

describe('what is told of a table', () => {
  const order = { restaurantId: 2, tableId: 7, sitting: 3 }
  const sitting: Partial<GuestPrincipal> = { restaurantId: [2], tableId: 7, sitting: 3 }

  const isReceivedBy = (principal: Principal) => {
    const rooms = orders.roomsOf(principal)
    const told = [...orders.roomsFor(order), ...orders.guestRoomsFor!(order)]
    return told.some((room) => rooms.includes(room))
  }

  it.each([
    ['staff of the venue', waiter],
    ['those of all venues', admin],
    ['machines of the venue', aMachine({ restaurantId: [2] })],
    ['guests of the sitting', aGuest(sitting)],
  ])('is heard by %s', (_who, principal) => {
    expect(isReceivedBy(principal)).toBe(true)
  })

  it.each([
    ['staff of another venue', aStaffPrincipal({ role: 'waiter', restaurantId: [1] })],
    ['staff who may not read it', aStaffPrincipal({ role: 'marketing', restaurantId: [2] })],
    ['machines of another venue', aMachine({ restaurantId: [1] })],
    ['guests of an earlier sitting', aGuest({ ...sitting, sitting: 2 })],
    ['guests of another table', aGuest({ ...sitting, tableId: 8 })],
  ])('is not heard by %s', (_who, principal) => {
    expect(isReceivedBy(principal)).toBe(false)
  })
})

describe('what is told of a venue', () => {
  it('is for staff alone, whatever guests may read', () => {
    const forStaff = staffTopic('orders', 'orders:read')

    expect(forStaff.roomsOf(waiter)).toHaveLength(2)
    expect(forStaff.roomsOf(aGuest())).toEqual([])
  })

  it('is for those of all venues where it is of none', () => {
    expect(jobs.roomsFor({ restaurantId: null })).toEqual(jobs.roomsOf(admin))
    expect(jobs.roomsOf(waiter)).toEqual([])
  })
})
