import { keysOf } from '../kit/table-keys.ts'
import { isInScopes, type MachineScope } from './machine-scopes.ts'
import type { Role } from './roles.ts'

const everybody = [
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
const headOffice = ['admin', 'organization'] as const
const allVenues = ['admin', 'organization', 'supermanager'] as const
const menuEditors = ['admin', 'supermanager', 'manager', 'orderTaker'] as const
const floor = ['manager', 'orderTaker', 'waiter'] as const
const venueStaff = [...floor, 'chief', 'marketing', 'finance'] as const

/** Every act that the server guards, and the roles that may do it. This is the only table of rights. (spec 1, §6) */
const rolesByPermission = {
  'venues:all': allVenues,
  'venues:read': [...everybody, 'guest', 'machine'],
  'venues:readSettings': everybody,
  'venues:configure': headOffice,
  'venues:write': allVenues,
  'account:read': everybody,
  'account:write': everybody,
  'account:secondFactor': [...allVenues, 'finance'],
  'tables:read': [...headOffice, ...floor, 'chief'],
  'tables:write': ['admin', 'manager'],
  'tables:readToken': ['admin', 'manager'],
  'screens:tablesByEntry': ['manager'],
  'tables:renewToken': ['admin', 'manager'],
  'menus:read': [...everybody, 'guest', 'machine'],
  'menus:readUnpublished': everybody,
  'menus:write': menuEditors,
  'menus:bulk': menuEditors,
  'menus:soldOut': [...menuEditors, 'chief', 'waiter'],
  'menus:editLockedPrice': ['admin', 'supermanager'],
  'menus:tag': ['admin'],
  'menus:export': ['admin'],
  'menus:freeGroupNames': ['admin'],
  'menus:guestForms': ['admin'],
  'categories:writeImages': ['admin'],
  'groupNames:write': ['admin'],
  'orders:read': [...headOffice, ...floor, 'chief', 'finance', 'guest', 'machine'],
  'orders:count': [...headOffice, ...floor, 'chief'],
  'orders:place': [...floor, 'guest', 'machine'],
  'orders:pause': [...headOffice, 'manager', 'orderTaker'],
  'orders:placeWhilePaused': floor,
  'orders:placeTest': [...headOffice, 'manager'],
  'orders:accept': ['manager', 'orderTaker'],
  'orders:edit': floor,
  'orders:ready': ['manager', 'chief'],
  'orders:deliver': floor,
  'orders:complete': floor,
  'orders:cancel': ['manager', 'orderTaker'],
  'orders:merge': ['manager', 'orderTaker'],
  'orders:undo': [...floor, 'chief'],
  'orders:discount': ['manager'],
  'orders:feedback': ['guest'],
  'orders:recordPayment': ['machine'],
  'orders:takePayment': floor,
  'orders:refund': ['manager'],
  'orders:configure': [...headOffice, 'manager'],
  'orders:reward': ['machine'],
  'bills:read': [...headOffice, ...floor, 'chief', 'finance', 'guest', 'machine'],
  'bills:close': floor,
  'finance:read': [...headOffice, 'finance'],
  'overview:read': headOffice,
  'screens:overviewByEntry': ['organization'],
  'insights:read': [...headOffice, 'manager', 'finance'],
  'payments:begin': [...floor, 'guest'],
  'paymentEvents:read': [...headOffice, 'manager', 'orderTaker', 'finance'],
  'paymentEvents:settle': ['manager', 'finance'],
  'orders:readEvents': [...headOffice, ...floor, 'chief', 'finance'],
  'receiptOrders:read': [...headOffice, 'manager'],
  'receiptOrders:claim': ['manager'],
  'receipts:print': [...floor, 'chief'],
  'receipts:readPrints': [...headOffice, ...floor, 'chief'],
  'receipts:configure': [...headOffice, 'manager'],
  'branding:write': [...headOffice, 'manager'],
  'screens:receiptOrders': ['manager'],
  'screens:ordersAllVenues': headOffice,
  'screens:ordersHistory': [...headOffice, 'manager', 'orderTaker'],
  'screens:ordersList': ['manager', 'orderTaker'],
  'screens:ordersActive': ['waiter'],
  'screens:kitchen': ['chief'],
  'screens:shortMenu': ['manager', 'orderTaker'],
  'screens:downloadApp': ['admin', 'organization', 'orderTaker'],
  'screens:menu': menuEditors,
  'screens:menuByEntry': ['supermanager', 'manager', 'orderTaker'],
  'screens:bulkOperations': ['admin'],
  'screens:excelFormats': ['admin'],
  'screens:venueSettings': [...allVenues, 'manager', 'orderTaker'],
  'popups:orders': ['manager', 'orderTaker'],
  'popups:requests': floor,
  'popups:overdueRequests': ['manager'],
  'screens:requests': [...headOffice, ...floor],
  'screens:floor': [...headOffice, ...floor],
  'screens:requestsOfHotels': ['manager'],
  'screens:paymentAlertsByEntry': ['manager', 'orderTaker', 'finance'],
  'screens:requestsOfAll': ['orderTaker'],
  'screens:requestsOfWaiters': ['waiter'],
  'screens:serviceAllVenues': headOffice,
  'popups:payments': ['manager', 'orderTaker'],
  'popups:paymentAlerts': ['manager', 'orderTaker', 'finance'],
  'requests:read': [...headOffice, ...floor, 'chief', 'guest'],
  'requests:count': [...headOffice, ...floor, 'chief'],
  'requests:create': [...floor, 'guest'],
  'requests:take': floor,
  'requests:resolve': [...headOffice, ...floor],
  'requests:giveBackOthers': ['manager'],
  'requests:export': [...headOffice, 'manager', 'orderTaker'],
  'requests:configure': [...headOffice, 'manager'],
  'guestServices:read': [...headOffice, ...floor],
  'screens:guestServicesByEntry': ['manager'],
  'push:subscribe': ['manager', 'orderTaker'],
  'push:configure': [...headOffice, 'manager'],
  'trays:read': [...headOffice, ...floor],
  'trays:write': floor,
  'trays:scan': ['manager', 'orderTaker'],
  'popups:trays': floor,
  'trays:export': [...headOffice, 'manager', 'orderTaker'],
  'trays:configure': [...headOffice, 'manager'],
  'screens:trayStickers': [...headOffice, 'manager', 'orderTaker'],
  'screens:trayStickersByButton': ['orderTaker'],
  'trayStickers:write': ['admin', 'manager'],
  'menus:editWithoutPassphrase': ['admin', 'supermanager'],
  'menus:moveWithoutPassphrase': ['admin'],
  'menus:quietEdits': ['admin'],
  'staff:manage': [...headOffice, 'manager'],
  'staff:openWithoutPassphrase': headOffice,
  'devices:share': [...allVenues, 'manager'],
  'pins:own': [...floor, 'chief', 'marketing'],
  'screens:credentials': ['admin'],
  'passphrases:read': ['admin', 'supermanager', 'manager', 'orderTaker'],
  'passphrases:write': ['admin'],
  'passphrases:try': ['supermanager', 'manager', 'orderTaker'],
  'adminNotifications:read': headOffice,
  'adminNotifications:close': headOffice,
  'staffNotifications:read': [...headOffice, ...venueStaff],
  'staffNotifications:write': headOffice,
  'popups:prints': ['manager', 'orderTaker'],
  'popups:staffNotifications': venueStaff,
  'pos:read': [...headOffice, ...floor],
  'pos:post': ['manager', 'orderTaker'],
  'pos:configure': ['admin'],
  'printers:read': ['admin', 'manager', 'orderTaker'],
  'printers:write': ['admin', 'manager'],
  'printers:anyPort': ['admin'],
  'printers:print': [...floor, 'chief'],
  'printJobs:read': ['admin', 'manager', 'orderTaker'],
  'printJobs:move': ['admin', 'manager', 'orderTaker'],
  'pos:adjust': [...headOffice, 'manager'],
  'audit:read': [...headOffice, 'manager'],
  'apiKeys:configure': ['admin'],
  'webhooks:configure': [...headOffice, 'manager'],
  'jobs:read': ['admin'],
  'jobs:retry': ['admin'],
} as const satisfies Record<string, readonly Role[]>

/** One act on one thing, as `noun:verb`. */
export type Permission = keyof typeof rolesByPermission

/** The roles that hold any of these permissions. */
export type RolesWith<P extends Permission> = (typeof rolesByPermission)[P][number]

export const permissions = keysOf(rolesByPermission)

/** Returns whether this role may do this act at all. `worksAt` decides for which venue. */
export function can(principal: Holder | null | undefined, permission: Permission): boolean {
  if (principal == null || !(rolesByPermission[permission] as readonly Role[]).includes(principal.role)) return false
  return !principal.scopes || isInScopes(permission, principal.scopes)
}

/** Somebody with a role; a key of another system may be for less. */
type Holder = { role: Role; scopes?: readonly MachineScope[] | null }

/** Returns the roles that hold a permission, for the API page and for tests of every role. */
export function rolesThatMay(permission: Permission): readonly Role[] {
  return rolesByPermission[permission]
}
