import { describe, expect, it } from 'vitest'
import { can } from '../access/permissions.ts'
import { type Role, roleLabels, staffRoles } from '../access/roles.ts'
import { rankOfRole, rolesManagedBy, rolesSeenBy } from './staff.roles.ts'

const roles = Object.keys(roleLabels) as Role[]

describe('the roles that a role manages', () => {
  it.each(staffRoles)('of the %s are never above its own', (role) => {
    for (const managed of rolesManagedBy({ role })) expect(rankOfRole[managed]).toBeGreaterThanOrEqual(rankOfRole[role])
  })

  it.each(roles)('of the %s are none without the permission, and some with it', (role) => {
    expect(rolesManagedBy({ role }).length > 0).toBe(can({ role }, 'staff:manage'))
  })

  it('of a manager are those of the venue, but not other managers, who are seen', () => {
    expect(rolesManagedBy({ role: 'manager' })).toEqual(['orderTaker', 'waiter', 'chief', 'marketing', 'finance'])
    expect(rolesSeenBy({ role: 'manager' })).toContain('manager')
  })

  it('include super managers only for the admin', () => {
    expect(roles.filter((role) => rolesSeenBy({ role }).includes('supermanager'))).toEqual(['admin'])
  })
})
