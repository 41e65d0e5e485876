import { expect, it } from 'vitest'
import { landingPaths } from './landing.ts'
import { staffRoles } from './roles.ts'

it.each(staffRoles)('takes the %s somewhere even when only settings exist', (role) => {
  expect(landingPaths[role].at(-1)).toBe('/settings')
})
