import type { Permission } from '../src/access/permissions.ts'

/** The acts of everybody who works on the floor. */
export const worksOnFloor: Permission[] = [
  'pins:own',
  'orders:read',
  'screens:floor',
  'bills:read',
  'payments:begin',
  'orders:takePayment',
  'orders:count',
  'orders:place',
  'orders:placeWhilePaused',
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

export const everyPerson: Permission[] = ['account:read', 'account:write', 'venues:read', 'venues:readSettings']
export const withSecondFactor: Permission[] = [...everyPerson, 'account:secondFactor']
export const marketsVenue: Permission[] = ['promotions:read', 'promotions:write', 'screens:marketingByEntry']
export const allVenues: Permission[] = ['venues:all', 'venues:write', 'promotions:read', 'promotions:write']
export const triesPassphrases: Permission[] = ['passphrases:read', 'passphrases:try']
export const readsAsGuest: Permission[] = ['venues:read', 'menus:read', 'promotions:read']
export const readsMenus: Permission[] = ['menus:read', 'menus:readUnpublished']
export const writesMenus: Permission[] = [...readsMenus, 'menus:write', 'menus:bulk', 'menus:soldOut', 'screens:menu']

export const countsRequests: Permission[] = ['requests:read', 'requests:count']
const endsRequests: Permission[] = [...countsRequests, 'requests:resolve', 'screens:requests', 'guestServices:read']
export const worksOnRequests: Permission[] = [...endsRequests, 'requests:create', 'requests:take', 'popups:requests']
const exportsRequests: Permission[] = [...worksOnRequests, 'requests:export']
export const takesRequests: Permission[] = [...exportsRequests, 'screens:requestsOfAll', 'push:subscribe']
const entriesOfManagers: Permission[] = ['screens:requestsOfHotels', 'screens:guestServicesByEntry']
const callsOfManagers: Permission[] = ['requests:giveBackOthers', 'popups:overdueRequests', ...entriesOfManagers]
const managesPush: Permission[] = ['push:subscribe', 'push:configure', 'orders:configure']
export const managesRequests: Permission[] = [
  ...exportsRequests,
  'requests:configure',
  ...callsOfManagers,
  ...managesPush,
]
const configuresRequests: Permission[] = ['requests:configure', 'push:configure', 'orders:configure', 'orders:pause']
export const reportsRequests: Permission[] = [...endsRequests, 'requests:export', ...configuresRequests]
const reportsTrays: Permission[] = ['trays:export', 'screens:trayStickers']
export const configuresTrays: Permission[] = [...reportsTrays, 'trays:configure']
export const takesTrays: Permission[] = [...reportsTrays, 'screens:trayStickersByButton', 'trays:scan']

export const getsMessages: Permission[] = ['staffNotifications:read', 'popups:staffNotifications']
export const printsReceipts: Permission[] = ['receipts:print', 'receipts:readPrints']

export const readsOrders: Permission[] = ['orders:read', 'bills:read']
export const setsUpTables: Permission[] = ['tables:write', 'tables:readToken', 'tables:renewToken']

const sendsMailings: Permission[] = ['mailing:use', 'mailing:export']

export const overseesVenue: Permission[] = [
  ...sendsMailings,
  'orders:placeTest',
  'audit:read',
  'devices:share',
  'receipts:configure',
  'branding:write',
  'receiptOrders:read',
  'webhooks:configure',
]

export const seesPrinters: Permission[] = ['printers:read', 'printJobs:read', 'printJobs:move', 'screens:venueSettings']
export const worksAtDesk: Permission[] = [
  'popups:payments',
  'popups:prints',
  'popups:paymentAlerts',
  'screens:ordersHistory',
  'screens:ordersList',
  'pos:post',
  'screens:shortMenu',
  'screens:paymentAlertsByEntry',
]
export const acceptsOrders: Permission[] = [
  'orders:pause',
  'orders:accept',
  'orders:cancel',
  'orders:merge',
  'popups:orders',
]

export const setsUpForms: Permission[] = ['menuForms:read', 'menuForms:write', 'preOrders:read']
export const worksOnPreOrders: Permission[] = [
  'menuForms:read',
  'preOrders:read',
  'preOrders:place',
  'preOrders:handle',
]
