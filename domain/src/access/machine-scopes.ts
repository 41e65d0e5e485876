import type { Permission } from './permissions.ts'

/** The scopes of an API key. */
export const machineScopes = ['read', 'orders', 'payments', 'mailing'] as const

export type MachineScope = (typeof machineScopes)[number]

/** The permissions of machines in each scope. A key without scopes, from before there were any, has all of them. */
const permissionsOfScope: Record<MachineScope, readonly Permission[]> = {
  read: ['venues:read', 'menus:read', 'promotions:read', 'orders:read', 'bills:read'],
  orders: ['orders:place'],
  payments: ['orders:recordPayment', 'orders:reward'],
  mailing: ['mailing:reportBounces'],
}

/** Returns whether a permission is in any of these scopes. */
export function isInScopes(permission: Permission, scopes: readonly MachineScope[]): boolean {
  return scopes.some((scope) => permissionsOfScope[scope].includes(permission))
}
