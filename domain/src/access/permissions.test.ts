import { describe, expect, it } from 'vitest'
import { can, type Permission, permissions, rolesThatMay } from './permissions.ts'
import { type Role, roleLabels } from './roles.ts'
import { worksOnFloor } from '../../testing/rights.ts'

const everyPerson: Permission[] = ['account:read', 'account:write', 'venues:read', 'venues:readSettings']
const withSecondFactor: Permission[] = [...everyPerson, 'account:secondFactor']
const marketsVenue: Permission[] = ['promotions:read', 'promotions:write', 'screens:marketingByEntry']
const allVenues: Permission[] = ['venues:all', 'venues:write', 'promotions:read', 'promotions:write']
const triesPassphrases: Permission[] = ['passphrases:read', 'passphrases:try']
const readsAsGuest: Permission[] = ['venues:read', 'menus:read', 'promotions:read']
const readsMenus: Permission[] = ['menus:read', 'menus:readUnpublished']
const writesMenus: Permission[] = [...readsMenus, 'menus:write', 'menus:bulk', 'menus:soldOut', 'screens:menu']

const countsRequests: Permission[] = ['requests:read', 'requests:count']
const endsRequests: Permission[] = [...countsRequests, 'requests:resolve', 'screens:requests', 'guestServices:read']
const worksOnRequests: Permission[] = [...endsRequests, 'requests:create', 'requests:take', 'popups:requests']
const exportsRequests: Permission[] = [...worksOnRequests, 'requests:export']
const takesRequests: Permission[] = [...exportsRequests, 'screens:requestsOfAll', 'push:subscribe']
const entriesOfManagers: Permission[] = ['screens:requestsOfHotels', 'screens:guestServicesByEntry']
const callsOfManagers: Permission[] = ['requests:giveBackOthers', 'popups:overdueRequests', ...entriesOfManagers]
const managesPush: Permission[] = ['push:subscribe', 'push:configure', 'orders:configure']
const managesRequests: Permission[] = [...exportsRequests, 'requests:configure', ...callsOfManagers, ...managesPush]
const configuresRequests: Permission[] = ['requests:configure', 'push:configure', 'orders:configure', 'orders:pause']
const reportsRequests: Permission[] = [...endsRequests, 'requests:export', ...configuresRequests]
const reportsTrays: Permission[] = ['trays:export', 'screens:trayStickers']
const configuresTrays: Permission[] = [...reportsTrays, 'trays:configure']
const takesTrays: Permission[] = [...reportsTrays, 'screens:trayStickersByButton', 'trays:scan']

const getsMessages: Permission[] = ['staffNotifications:read', 'popups:staffNotifications']
const printsReceipts: Permission[] = ['receipts:print', 'receipts:readPrints']

const readsOrders: Permission[] = ['orders:read', 'bills:read']
const setsUpTables: Permission[] = ['tables:write', 'tables:readToken', 'tables:renewToken']

const sendsMailings: Permission[] = ['mailing:use', 'mailing:export']

const overseesVenue: Permission[] = [
  ...sendsMailings,
  'orders:placeTest',
  'audit:read',
  'devices:share',
  'receipts:configure',
  'branding:write',
  'receiptOrders:read',
  'webhooks:configure',
]

const seesPrinters: Permission[] = ['printers:read', 'printJobs:read', 'printJobs:move', 'screens:venueSettings']
const worksAtDesk: Permission[] = [
  'popups:payments',
  'popups:prints',
  'popups:paymentAlerts',
  'screens:ordersHistory',
  'screens:ordersList',
  'pos:post',
  'screens:shortMenu',
  'screens:paymentAlertsByEntry',
]
const acceptsOrders: Permission[] = ['orders:pause', 'orders:accept', 'orders:cancel', 'orders:merge', 'popups:orders']

const setsUpForms: Permission[] = ['menuForms:read', 'menuForms:write', 'preOrders:read']
const worksOnPreOrders: Permission[] = ['menuForms:read', 'preOrders:read', 'preOrders:place', 'preOrders:handle']

/** The acts that each role may do, written out by hand: the table of rights, read the other way round. */
const rightsByRole: Record<Role, Permission[]> = {
  admin: [
    ...setsUpForms,
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
    ...allVenues,
    ...withSecondFactor,
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
    ...readsOrders,
    'paymentEvents:read',
    'orders:count',
    'finance:read',
    'insights:read',
    'overview:read',
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
    'staff:manage',
    'staff:openWithoutPassphrase',
    'screens:credentials',
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
    ...triesPassphrases,
    ...setsUpForms,
    ...overseesVenue,
    'screens:venueSettings',
    ...configuresTrays,
    'trays:read',
    'pos:read',
    'receipts:readPrints',
    'screens:downloadApp',
    'venues:configure',
    'pos:adjust',
    ...allVenues,
    ...withSecondFactor,
    'tables:read',
    ...readsMenus,
    ...readsOrders,
    'paymentEvents:read',
    'orders:count',
    'finance:read',
    'insights:read',
    'overview:read',
    'screens:overviewByEntry',
    'orders:readEvents',
    'screens:ordersAllVenues',
    'screens:serviceAllVenues',
    'screens:floor',
    'screens:ordersHistory',
    ...reportsRequests,
    'staff:manage',
    'staff:openWithoutPassphrase',
    'adminNotifications:read',
    'adminNotifications:close',
    'staffNotifications:read',
    'staffNotifications:write',
  ],
  supermanager: [
    'mailing:use',
    'screens:mailingByEntry',
    'devices:share',
    'screens:venueSettings',
    ...allVenues,
    ...withSecondFactor,
    ...writesMenus,
    'screens:menuByEntry',
    'menus:editLockedPrice',
    'menus:editWithoutPassphrase',
    ...triesPassphrases,
  ],
  manager: [
    ...worksOnPreOrders,
    'menuForms:write',
    'screens:menuFormsByEntry',
    ...overseesVenue,
    ...seesPrinters,
    ...acceptsOrders,
    ...worksAtDesk,
    ...worksOnFloor,
    ...configuresTrays,
    'trays:scan',
    'trayStickers:write',
    'printers:print',
    'pos:read',
    'printers:write',
    'pos:adjust',
    ...everyPerson,
    'receiptOrders:claim',
    ...printsReceipts,
    'screens:receiptOrders',
    'screens:tablesByEntry',
    'tables:read',
    ...setsUpTables,
    ...writesMenus,
    'screens:menuByEntry',
    'paymentEvents:read',
    'paymentEvents:settle',
    'insights:read',
    'orders:refund',
    'orders:ready',
    'orders:discount',
    ...managesRequests,
    ...marketsVenue,
    'staff:manage',
    ...triesPassphrases,
    ...getsMessages,
  ],
  orderTaker: [
    ...worksOnPreOrders,
    'screens:preOrderQueueByEntry',
    ...seesPrinters,
    ...acceptsOrders,
    ...worksAtDesk,
    ...worksOnFloor,
    ...takesTrays,
    'printers:print',
    'pos:read',
    ...printsReceipts,
    'screens:downloadApp',
    ...everyPerson,
    'tables:read',
    ...writesMenus,
    'screens:menuByEntry',
    'paymentEvents:read',
    ...takesRequests,
    ...triesPassphrases,
    ...getsMessages,
  ],
  waiter: [
    ...worksOnFloor,
    'screens:requestsOfWaiters',
    'printers:print',
    'pos:read',
    ...everyPerson,
    ...printsReceipts,
    'tables:read',
    ...readsMenus,
    'menus:soldOut',
    'screens:ordersActive',
    ...worksOnRequests,
    ...getsMessages,
  ],
  chief: [
    'pins:own',
    'printers:print',
    ...everyPerson,
    ...printsReceipts,
    'tables:read',
    ...readsMenus,
    'menus:soldOut',
    ...readsOrders,
    'orders:count',
    'orders:ready',
    'orders:undo',
    'orders:readEvents',
    'screens:kitchen',
    ...countsRequests,
    ...getsMessages,
  ],
  marketing: [
    'pins:own',
    ...everyPerson,
    ...readsMenus,
    ...marketsVenue,
    ...triesPassphrases,
    ...getsMessages,
    'mailing:use',
    'screens:mailingByEntry',
  ],
  finance: [
    ...withSecondFactor,
    ...readsMenus,
    ...readsOrders,
    'popups:paymentAlerts',
    'screens:paymentAlertsByEntry',
    'finance:read',
    'insights:read',
    'paymentEvents:read',
    'paymentEvents:settle',
    'orders:readEvents',
    ...getsMessages,
  ],
  guest: [
    'mailing:consent',
    'preOrders:read',
    'preOrders:place',
    ...readsAsGuest,
    ...readsOrders,
    'payments:begin',
    'orders:place',
    'orders:feedback',
    'requests:read',
    'requests:create',
  ],
  machine: [
    ...readsAsGuest,
    ...readsOrders,
    'orders:place',
    'orders:recordPayment',
    'orders:reward',
    'mailing:reportBounces',
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
