import { describe, expect, it } from 'vitest'
import { aGuest, aMachine, aStaffPrincipal } from '../../testing/people.builders.ts'
import { doneBy, isDoneBy, nameOf, venuesOf, worksAt } from './principal.ts'
import { can } from './permissions.ts'
import { staffRoles } from './roles.ts'

const now = new Date('2026-03-04T08:00:00.000Z')

describe('who works where', () => {
  it.each([
    ['a manager at their venue', aStaffPrincipal(), 1, true],
    ['a manager at a stranger’s venue', aStaffPrincipal(), 2, false],
    ['a waiter of two venues at the second', aStaffPrincipal({ role: 'waiter', restaurantId: [1, 3] }), 3, true],
    ['somebody without any venue', aStaffPrincipal({ role: 'waiter', restaurantId: [] }), 1, false],
    ['an admin anywhere', aStaffPrincipal({ role: 'admin', restaurantId: [] }), 5, true],
    ['a guest where they sit', aGuest(), 1, true],
    ['a guest elsewhere', aGuest(), 2, false],
    ['a machine at its venue', aMachine(), 1, true],
    ['a machine elsewhere', aMachine({ restaurantId: [2] }), 1, false],
  ])('%s (%#)', (_who, principal, venueId, works) => {
    expect(worksAt(principal, venueId)).toBe(works)
  })

  it.each(staffRoles)('a %s sees all venues only with the right to', (role) => {
    const principal = aStaffPrincipal({ role, restaurantId: [1] })

    expect(venuesOf(principal)).toEqual(can(principal, 'venues:all') ? 'all' : [1])
  })
})

describe('the name that logs keep', () => {
  it.each([
    [aStaffPrincipal(), 'Layla Haddad'],
    [aStaffPrincipal({ lname: '' }), 'Layla'],
    [aGuest(), 'Guest at Room 204'],
    [aMachine(), 'Online payments'],
  ])('of %j is %s', (principal, name) => {
    expect(nameOf(principal)).toBe(name)
  })
})

describe('who did something', () => {
  it.each([
    [aStaffPrincipal({ id: 4 }), { byKind: 'staff', byId: 4 }],
    [aMachine({ id: 2 }), { byKind: 'machine', byId: 2 }],
    [aGuest(), { byKind: 'guest', byId: null }],
  ])('%j is known as %j', (principal, doer) => {
    expect(doneBy(principal, now)).toEqual({ ...doer, by: nameOf(principal), at: now.toISOString() })
  })

  it('is told from another of the same name by the account', () => {
    const [one, other] = [aStaffPrincipal({ id: 4 }), aStaffPrincipal({ id: 5 })]

    expect(isDoneBy(doneBy(one, now), one)).toBe(true)
    expect(isDoneBy(doneBy(one, now), other)).toBe(false)
    expect(isDoneBy(doneBy(aMachine({ id: 4 }), now), one)).toBe(false)
  })

  it('is nobody for certain where a guest did it', () => {
    expect(isDoneBy(doneBy(aGuest(), now), aGuest())).toBe(false)
  })
})
