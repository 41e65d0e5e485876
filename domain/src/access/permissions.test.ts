import { describe, expect, it } from 'vitest'
import { can, type Permission, permissions, rolesThatMay } from './permissions.ts'
import { type Role, roleLabels } from './roles.ts'

const everyPerson: Permission[] = ['account:read', 'account:write', 'venues:read', 'venues:readSettings']
const readsMenus: Permission[] = ['menus:read', 'menus:readUnpublished']
const writesMenus: Permission[] = [...readsMenus, 'menus:write', 'menus:bulk', 'menus:soldOut', 'screens:menu']

const countsRequests: Permission[] = ['requests:read', 'requests:count']
const endsRequests: Permission[] = [...countsRequests, 'requests:resolve', 'screens:requests']
const worksOnRequests: Permission[] = [...endsRequests, 'requests:take', 'popups:requests']
const exportsRequests: Permission[] = [...worksOnRequests, 'requests:export']
const takesRequests: Permission[] = [...exportsRequests, 'screens:requestsOfAll', 'push:subscribe']
const callsOfManagers: Permission[] = ['requests:giveBackOthers', 'popups:overdueRequests', 'screens:requestsOfHotels']
const managesPush: Permission[] = ['push:subscribe', 'push:configure', 'orders:configure']
const managesRequests: Permission[] = [...exportsRequests, 'requests:configure', ...callsOfManagers, ...managesPush]
const configuresRequests: Permission[] = ['requests:configure', 'push:configure', 'orders:configure']
const reportsRequests: Permission[] = [...endsRequests, 'requests:export', ...configuresRequests]
const reportsTrays: Permission[] = ['trays:export', 'screens:trayStickers']
const configuresTrays: Permission[] = [...reportsTrays, 'trays:configure']
const takesTrays: Permission[] = [...reportsTrays, 'screens:trayStickersByButton', 'trays:scan']

const setsUpTables: Permission[] = ['tables:write', 'tables:readToken', 'tables:renewToken']

const overseesVenue: Permission[] = ['audit:read', 'receipts:configure', 'receiptOrders:read']

const seesPrinters: Permission[] = ['printers:read', 'printJobs:read', 'printJobs:move']

const worksOnFloor: Permission[] = [
  'orders:read',
  'screens:floor',
  'bills:read',
  'payments:begin',
  'orders:takePayment',
  'orders:count',
  'orders:place',
  'orders:edit',
  'orders:deliver',
  'orders:complete',
  'bills:close',
  'orders:undo',
  'orders:readEvents',
  'trays:read',
  'trays:write',
  'popups:trays',
]

/** The acts that each role may do, written out by hand: the table of rights, read the other way round. */
const rightsByRole: Record<Role, Permission[]> = {
  admin: [
    'apiKeys:configure',
    ...overseesVenue,
    ...seesPrinters,
    ...configuresTrays,
    'trays:read',
    'trayStickers:write',
    'pos:read',
    'pos:configure',
    'receipts:readPrints',
    'screens:downloadApp',
    'venues:configure',
    'pos:adjust',
    'venues:all',
    ...everyPerson,
    'tables:read',
    ...setsUpTables,
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
    'paymentEvents:read',
    'orders:count',
    'finance:read',
    'orders:readEvents',
    'screens:ordersAllVenues',
    'screens:serviceAllVenues',
    'screens:floor',
    'screens:bulkOperations',
    'screens:excelFormats',
    'screens:ordersHistory',
    ...reportsRequests,
    'menus:editWithoutPassphrase',
    'menus:moveWithoutPassphrase',
    'menus:quietEdits',
    'staff:openWithoutPassphrase',
    'passphrases:read',
    'passphrases:write',
    'adminNotifications:read',
    'adminNotifications:close',
    'printers:write',
    'printers:anyPort',
    'jobs:read',
    'jobs:retry',
    'staffNotifications:read',
    'staffNotifications:write',
  ],
  organization: [
    ...overseesVenue,
    ...configuresTrays,
    'trays:read',
    'pos:read',
    'receipts:readPrints',
    'screens:downloadApp',
    'venues:configure',
    'pos:adjust',
    'venues:all',
    ...everyPerson,
    'tables:read',
    ...readsMenus,
    'orders:read',
    'bills:read',
    'paymentEvents:read',
    'orders:count',
    'finance:read',
    'orders:readEvents',
    'screens:ordersAllVenues',
    'screens:serviceAllVenues',
    'screens:floor',
    'screens:ordersHistory',
    ...reportsRequests,
    'adminNotifications:read',
    'adminNotifications:close',
    'staffNotifications:read',
    'staffNotifications:write',
  ],
  supermanager: [
    'venues:all',
    ...everyPerson,
    ...writesMenus,
    'screens:menuByEntry',
    'menus:editLockedPrice',
    'menus:editWithoutPassphrase',
    'passphrases:read',
    'passphrases:try',
  ],
  manager: [
    ...overseesVenue,
    ...seesPrinters,
    ...worksOnFloor,
    ...configuresTrays,
    'trays:scan',
    'trayStickers:write',
    'screens:shortMenu',
    'printers:print',
    'pos:read',
    'pos:post',
    'printers:write',
    'pos:adjust',
    ...everyPerson,
    'receiptOrders:claim',
    'receipts:print',
    'receipts:readPrints',
    'screens:receiptOrders',
    'screens:tablesByEntry',
    'tables:read',
    ...setsUpTables,
    ...writesMenus,
    'screens:menuByEntry',
    'screens:paymentAlertsByEntry',
    'popups:payments',
    'popups:prints',
    'popups:paymentAlerts',
    'paymentEvents:read',
    'paymentEvents:settle',
    'orders:refund',
    'orders:accept',
    'orders:ready',
    'orders:cancel',
    'orders:merge',
    'orders:discount',
    'screens:ordersHistory',
    'screens:ordersList',
    'popups:orders',
    ...managesRequests,
    'passphrases:read',
    'passphrases:try',
    'staffNotifications:read',
    'popups:staffNotifications',
  ],
  orderTaker: [
    ...seesPrinters,
    ...worksOnFloor,
    ...takesTrays,
    'screens:shortMenu',
    'printers:print',
    'pos:read',
    'pos:post',
    'receipts:print',
    'receipts:readPrints',
    'screens:downloadApp',
    ...everyPerson,
    'tables:read',
    ...writesMenus,
    'screens:menuByEntry',
    'screens:paymentAlertsByEntry',
    'popups:payments',
    'popups:prints',
    'popups:paymentAlerts',
    'paymentEvents:read',
    'orders:accept',
    'orders:cancel',
    'orders:merge',
    'screens:ordersHistory',
    'screens:ordersList',
    'popups:orders',
    ...takesRequests,
    'passphrases:read',
    'passphrases:try',
    'staffNotifications:read',
    'popups:staffNotifications',
  ],
  waiter: [
    ...worksOnFloor,
    'screens:requestsOfWaiters',
    'printers:print',
    'pos:read',
    ...everyPerson,
    'receipts:print',
    'receipts:readPrints',
    'tables:read',
    ...readsMenus,
    'menus:soldOut',
    'screens:ordersActive',
    ...worksOnRequests,
    'staffNotifications:read',
    'popups:staffNotifications',
  ],
  chief: [
    'printers:print',
    ...everyPerson,
    'receipts:print',
    'receipts:readPrints',
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
    ...countsRequests,
    'staffNotifications:read',
    'popups:staffNotifications',
  ],
  marketing: [...everyPerson, ...readsMenus, 'staffNotifications:read', 'popups:staffNotifications'],
  finance: [
    ...everyPerson,
    ...readsMenus,
    'orders:read',
    'bills:read',
    'popups:paymentAlerts',
    'screens:paymentAlertsByEntry',
    'finance:read',
    'paymentEvents:read',
    'paymentEvents:settle',
    'orders:readEvents',
    'staffNotifications:read',
    'popups:staffNotifications',
  ],
  guest: [
    'venues:read',
    'menus:read',
    'orders:read',
    'bills:read',
    'payments:begin',
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
