import { describe, expect, it } from 'vitest'
import { can, permissions, rolesThatMay } from './permissions.ts'
import { type Role, roleLabels } from './roles.ts'
import { rightsByRole } from '../../testing/rights.ts'

const roles = Object.keys(roleLabels) as Role[]

describe('rights', () => {
  it.each(roles)('of the %s are these and no others', (role) => {
    expect(permissions.filter((permission) => can({ role }, permission)).toSorted()).toEqual(
      rightsByRole[role].toSorted(),
    )
  })

  it.each(permissions)('%s is held by somebody, and by nobody who is not signed in', (permission) => {
    expect(rolesThatMay(permission).length).toBeGreaterThan(0)
    expect(can(null, permission)).toBe(false)
    expect(can(undefined, permission)).toBe(false)
  })

  it('of an unknown role are none', () => {
    const stranger = { role: 'constructor' as Role }

    expect(permissions.filter((permission) => can(stranger, permission))).toEqual([])
  })
})
