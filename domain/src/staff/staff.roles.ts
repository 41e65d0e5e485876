import type { Role, StaffRole } from '../access/roles.ts'

/** The rank of each role: a smaller number is higher. */
export const rankOfRole = {
  admin: 1,
  organization: 2,
  supermanager: 3,
  manager: 4,
  orderTaker: 5,
  waiter: 5,
  chief: 5,
  marketing: 5,
  finance: 5,
} as const satisfies Record<StaffRole, number>

const venueRoles = ['orderTaker', 'waiter', 'chief', 'marketing', 'finance'] as const

/** The roles whose accounts each role invites and changes. Super managers are the admin's alone. (spec 1, §2.3 and §6) */
const managedRoles: Partial<Record<Role, readonly StaffRole[]>> = {
  admin: ['admin', 'organization', 'supermanager', 'manager', ...venueRoles],
  organization: ['organization', 'manager', ...venueRoles],
  manager: venueRoles,
}

/** Returns the roles that this principal may grant, and whose accounts they may change; the highest comes first. */
export function rolesManagedBy({ role }: { role: Role }): readonly StaffRole[] {
  return managedRoles[role] ?? []
}

/** Returns the roles whose accounts this principal sees. Managers see the other managers of their venues. */
export function rolesSeenBy({ role }: { role: Role }): readonly StaffRole[] {
  const managed = rolesManagedBy({ role })
  return role === 'manager' ? ['manager', ...managed] : managed
}
