import { describe, expect, it } from 'vitest'
import { landingPaths } from './landing.ts'
import { can, type Permission, permissions, rolesThatMay } from './permissions.ts'
import { type Role, roleLabels, staffRoles } from './roles.ts'

const ownAccount: Permission[] = ['account:read', 'account:write']
const readsMenus: Permission[] = ['menus:read', 'menus:readUnpublished']
const writesMenus: Permission[] = [...readsMenus, 'menus:write', 'menus:bulk', 'menus:soldOut', 'screens:menu']

/** What each role may do, in its own words: the table of rights read the other way round. */
const rightsByRole: Record<Role, Permission[]> = {
  admin: [
    'pos:read',
    'pos:configure',
    'screens:downloadApp',
    'venues:all',
    'venues:read',
    ...ownAccount,
    'tables:read',
    'tables:readToken',
    'tables:renewToken',
    ...writesMenus,
    'menus:editLockedPrice',
    'menus:tag',
    'menus:export',
    'menus:freeGroupNames',
    'menus:guestForms',
    'groupNames:write',
    'categories:writeImages',
    'orders:read',
    'bills:read',
    'orders:count',
    'orders:readEvents',
    'screens:ordersAllVenues',
    'screens:bulkOperations',
    'screens:ordersHistory',
    'requests:read',
    'menus:editWithoutPassphrase',
    'menus:moveWithoutPassphrase',
    'menus:quietEdits',
    'staff:openWithoutPassphrase',
    'passphrases:read',
    'passphrases:write',
    'adminNotifications:read',
    'adminNotifications:close',
    'jobs:read',
    'jobs:retry',
    'staffNotifications:read',
    'staffNotifications:write',
  ],
  organization: [
    'pos:read',
    'screens:downloadApp',
    'venues:all',
    'venues:read',
    ...ownAccount,
    'tables:read',
    ...readsMenus,
    'orders:read',
    'bills:read',
    'orders:count',
    'orders:readEvents',
    'screens:ordersAllVenues',
    'screens:ordersHistory',
    'requests:read',
    'staffNotifications:read',
    'staffNotifications:write',
  ],
  supermanager: [
    'venues:all',
    'venues:read',
    ...ownAccount,
    ...writesMenus,
    'menus:editLockedPrice',
    'menus:editWithoutPassphrase',
    'passphrases:read',
    'passphrases:try',
  ],
  manager: [
    'pos:read',
    'pos:post',
    'venues:read',
    ...ownAccount,
    'tables:read',
    'tables:readToken',
    'tables:renewToken',
    ...writesMenus,
    'orders:read',
    'bills:read',
    'orders:count',
    'orders:place',
    'orders:accept',
    'orders:edit',
    'orders:ready',
    'orders:deliver',
    'orders:complete',
    'bills:close',
    'orders:cancel',
    'orders:merge',
    'orders:discount',
    'orders:undo',
    'orders:readEvents',
    'screens:ordersHistory',
    'screens:ordersList',
    'popups:orders',
    'popups:requests',
    'requests:read',
    'requests:resolve',
    'passphrases:read',
    'passphrases:try',
    'staffNotifications:read',
    'popups:staffNotifications',
  ],
  orderTaker: [
    'pos:read',
    'pos:post',
    'screens:downloadApp',
    'venues:read',
    ...ownAccount,
    'tables:read',
    ...writesMenus,
    'orders:read',
    'bills:read',
    'orders:count',
    'orders:place',
    'orders:accept',
    'orders:edit',
    'orders:deliver',
    'orders:complete',
    'bills:close',
    'orders:cancel',
    'orders:merge',
    'orders:undo',
    'orders:readEvents',
    'screens:ordersHistory',
    'screens:ordersList',
    'popups:orders',
    'popups:requests',
    'requests:read',
    'requests:resolve',
    'passphrases:read',
    'passphrases:try',
    'staffNotifications:read',
    'popups:staffNotifications',
  ],
  waiter: [
    'pos:read',
    'venues:read',
    ...ownAccount,
    'tables:read',
    ...readsMenus,
    'menus:soldOut',
    'orders:read',
    'bills:read',
    'orders:count',
    'orders:place',
    'orders:edit',
    'orders:deliver',
    'orders:complete',
    'bills:close',
    'orders:undo',
    'orders:readEvents',
    'screens:ordersActive',
    'popups:requests',
    'requests:read',
    'requests:resolve',
    'staffNotifications:read',
    'popups:staffNotifications',
  ],
  chief: [
    'venues:read',
    ...ownAccount,
    'tables:read',
    ...readsMenus,
    'menus:soldOut',
    'orders:read',
    'bills:read',
    'orders:count',
    'orders:ready',
    'orders:undo',
    'orders:readEvents',
    'screens:kitchen',
    'requests:read',
    'staffNotifications:read',
    'popups:staffNotifications',
  ],
  marketing: ['venues:read', ...ownAccount, ...readsMenus, 'staffNotifications:read', 'popups:staffNotifications'],
  finance: [
    'venues:read',
    ...ownAccount,
    ...readsMenus,
    'orders:read',
    'bills:read',
    'orders:readEvents',
    'staffNotifications:read',
    'popups:staffNotifications',
  ],
  guest: [
    'venues:read',
    'menus:read',
    'orders:read',
    'bills:read',
    'orders:place',
    'orders:feedback',
    'requests:read',
    'requests:create',
  ],
  machine: [
    'venues:read',
    'menus:read',
    'orders:read',
    'bills:read',
    'orders:place',
    'orders:recordPayment',
    'orders:reward',
  ],
}

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

describe('landing', () => {
  it.each(staffRoles)('takes the %s somewhere even when only settings exist', (role) => {
    expect(landingPaths[role].at(-1)).toBe('/settings')
  })
})
