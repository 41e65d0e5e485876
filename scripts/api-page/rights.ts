import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { can, permissions, rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { type Role, roleLabels, staffRoles } from '@brigade/domain/access/roles.ts'
import type { MethodContract, ServiceMethod } from '@brigade/domain/access/contract.ts'
import type { ServicePath } from '@brigade/domain/services.ts'
import { table } from './table.ts'

export type Call = { path: ServicePath; method: ServiceMethod; permission: MethodContract['permission'] }

const allRoles = keysOf(roleLabels)

/** Returns the roles that may make a call, by their labels. */
export function whoMay(call: Call): string {
  if (call.permission === 'public') return 'Everybody, without signing in'
  const { permission } = call
  return roleNames(allRoles.filter((role) => [permission].flat().some((one) => can({ role }, one))))
}

/** Returns the labels of roles; all nine staff roles become one label. */
export function roleNames(roles: readonly Role[]): string {
  const isAllStaff = staffRoles.every((role) => roles.includes(role))
  const named = roles.filter((role) => !isAllStaff || !(staffRoles as readonly Role[]).includes(role))
  return [...(isAllStaff ? ['All staff'] : []), ...named.map((role) => roleLabels[role])].join(', ')
}

/** Returns every permission with the roles that hold it. */
export function rightsTable(): string {
  return table(
    ['Permission', 'Roles'],
    permissions.map((permission) => [`\`${permission}\``, roleNames(rolesThatMay(permission))]),
  )
}
