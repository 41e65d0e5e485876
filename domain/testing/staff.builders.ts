import type { OpenedLink, StaffLink, StaffMember } from '../src/staff/staff.schema.ts'

/** Returns the waiter of venue 1, as those who manage accounts see them. */
export function aMember(differences: Partial<StaffMember> = {}): StaffMember {
  return {
    id: 6,
    email: 'waiter@hotel.demo',
    role: 'waiter',
    fname: 'Grace',
    lname: 'Mwangi',
    restaurantId: [1],
    worksElsewhere: false,
    language: 'en',
    state: 'active',
    sessions: 1,
    hasSecondFactor: false,
    lastSeenAt: '2026-03-04T07:30:00.000Z',
    linkUntil: null,
    createdAt: '2026-01-01T08:00:00.000Z',
    version: 1,
    updatedAt: null,
    updatedBy: null,
    ...differences,
  }
}

/** Returns the answer that shows an invitation. */
export function aLink(differences: Partial<StaffLink> = {}): StaffLink {
  const member = aMember({ id: 50, state: 'invited', fname: 'Ada', lname: 'Lovelace', sessions: 0 })
  return {
    id: member.id,
    member,
    kind: 'invitation',
    link: 'https://brigade.example/invitation/a-token',
    mailedTo: null,
    expiresAt: '2026-03-05T08:00:00.000Z',
    ...differences,
  }
}

/** Returns what an invitation tells its owner. */
export function anOpenedLink(differences: Partial<OpenedLink> = {}): OpenedLink {
  return {
    kind: 'invitation',
    email: 'ada@hotel.demo',
    fname: 'Ada',
    lname: 'Lovelace',
    role: 'waiter',
    venues: ['Harbour Hotel'],
    expiresAt: '2026-03-05T08:00:00.000Z',
    ...differences,
  }
}
