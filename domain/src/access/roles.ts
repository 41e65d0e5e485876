import { type Static, Type } from '@sinclair/typebox'

export const staffRoles = [
  'admin',
  'organization',
  'supermanager',
  'manager',
  'orderTaker',
  'waiter',
  'chief',
  'marketing',
  'finance',
] as const

export const staffRoleSchema = Type.Union(staffRoles.map((role) => Type.Literal(role)))

/** The nine staff roles. (spec 1, §1) */
export type StaffRole = Static<typeof staffRoleSchema>

/** Every kind of caller that the server answers: staff, a guest at a table, or another system with a key. */
export type Role = StaffRole | 'guest' | 'machine'

/** The name of each role on screen. (spec 1, §1) */
export const roleLabels = {
  admin: 'Admin',
  organization: 'Organization',
  supermanager: 'Super Manager',
  manager: 'Manager',
  orderTaker: 'Order Taker',
  waiter: 'Waiter',
  chief: 'Kitchen',
  marketing: 'Marketing',
  finance: 'Finance',
  guest: 'Guest',
  machine: 'Machine',
} satisfies Record<Role, string>
