import type { GuestPrincipal, MachinePrincipal, StaffPrincipal } from '../src/access/principal.ts'
import type { StaffUser } from '../src/auth/auth.schema.ts'

/** Returns the manager of venue 1, as an account. */
export function aUser(differences: Partial<StaffUser> = {}): StaffUser {
  return {
    id: 4,
    email: 'manager@hotel.demo',
    role: 'manager',
    fname: 'Layla',
    lname: 'Haddad',
    restaurantId: [1],
    language: 'en',
    isActive: true,
    createdAt: '2026-01-01T08:00:00.000Z',
    ...differences,
  }
}

/** Returns the manager of venue 1 as a signed-in principal. */
export function aStaffPrincipal(differences: Partial<StaffPrincipal> = {}): StaffPrincipal {
  const { id, role, fname, lname, restaurantId } = aUser()
  return { kind: 'staff', id, role, fname, lname, restaurantId, sessionId: 'session-1', ...differences }
}

export function aGuest(differences: Partial<GuestPrincipal> = {}): GuestPrincipal {
  return {
    kind: 'guest',
    role: 'guest',
    tableId: 16,
    tableName: 'Room 204',
    restaurantId: [1],
    tokenVersion: 1,
    sitting: 1,
    isOver: false,
    ...differences,
  }
}

export function aMachine(differences: Partial<MachinePrincipal> = {}): MachinePrincipal {
  return { kind: 'machine', role: 'machine', id: 1, name: 'Online payments', restaurantId: [1], ...differences }
}
