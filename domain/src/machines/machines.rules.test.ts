import { expect, it } from 'vitest'
import { isInScopes, machineScopes } from '../access/machine-scopes.ts'
import { can, permissions } from '../access/permissions.ts'
import { problemsOfApiKey } from './machines.rules.ts'

it.each([
  [{ name: 'Loyalty', scopes: ['read'] as const }, {}],
  [{ name: ' ', scopes: ['read'] as const }, { name: { code: 'nameMissing' } }],
  [{ name: 'x'.repeat(61), scopes: ['read'] as const }, { name: { code: 'nameTooLong', params: { limit: 60 } } }],
  [{ name: 'Loyalty', scopes: [] }, { scopes: { code: 'scopesMissing' } }],
])('of the key %j the problems are %j', ({ name, scopes }, problems) => {
  expect(problemsOfApiKey({ name, scopes: [...scopes] })).toEqual(problems)
})

it('a key may do what its scopes say, and never more than a machine', () => {
  const machine = { role: 'machine' } as const

  expect(can({ ...machine, scopes: ['orders'] }, 'orders:place')).toBe(true)
  expect(can({ ...machine, scopes: ['orders'] }, 'orders:recordPayment')).toBe(false)
  expect(can({ ...machine, scopes: [] }, 'menus:read')).toBe(false)
  expect(can({ ...machine, scopes: null }, 'orders:recordPayment')).toBe(true)
  for (const permission of permissions) {
    expect(isInScopes(permission, machineScopes)).toBe(can(machine, permission))
  }
})
