import { can } from './permissions.ts'
import type { StaffRole } from './roles.ts'

/** When an entry of a side menu is left out. */
export type MenuCondition = {
  /** Only at venues with a point of sale. */
  withPos?: true
  /** Not at restaurants. */
  inHotels?: true
  /** Also in the short menu of venues that only print receipts; `only` means nowhere else. */
  withReceiptsOnly?: true | 'only'
}

export type MenuPlace = MenuCondition & { path: string }

export type RoleScreens = {
  /** The screens after sign-in, best first: the first one that exists is opened. (spec 1, §2.2) */
  lands: readonly string[]
  /** The side menu of the specification. (spec 1, §2.3) */
  menu: readonly MenuPlace[]
  /** At most three more entries that the role needs every day. (decision 119) */
  daily: readonly MenuPlace[]
  /** The bars around its screens: a sidebar, the waiter's links and tabs, or the kitchen's clock. (spec 1, §2.4) */
  frame: 'sidebar' | 'waiter' | 'kitchen'
  /** True if its menu offers the app. */
  offersApp?: true
}

const orders: MenuPlace = { path: '/orders/list', withReceiptsOnly: true }
const history: MenuPlace = { path: '/orders/history' }
const floor: MenuPlace = { path: '/tables/management', withReceiptsOnly: true }
const requests: MenuPlace = { path: '/tables/request' }
const payments: MenuPlace = { path: '/payments/alerts' }
const menu: MenuPlace = { path: '/menu', withReceiptsOnly: true }
const insights: MenuPlace = { path: '/insights' }
const staff: MenuPlace = { path: '/staff', withReceiptsOnly: true }

const headOfficeMenu: readonly MenuPlace[] = [
  { path: '/restaurants' },
  { path: '/orders' },
  history,
  { path: '/staff' },
  { path: '/notifications' },
  insights,
]
const headOfficeDaily: readonly MenuPlace[] = [floor, requests, { path: '/orders/finorders' }]

/**
 * Where each role begins, what its side menu has, and the bars around its screens: the specification's table, and what
 * differs from it. What a role may open and call is in `permissions.ts`. Settings are in every menu.
 */
export const roleScreens: Record<StaffRole, RoleScreens> = {
  admin: {
    lands: ['/restaurants', '/orders', '/settings'],
    menu: [...headOfficeMenu, { path: '/creds' }, { path: '/excel/format' }],
    daily: headOfficeDaily,
    frame: 'sidebar',
    offersApp: true,
  },
  organization: {
    lands: ['/overview', '/orders', '/settings'],
    menu: [{ path: '/overview' }, ...headOfficeMenu],
    daily: headOfficeDaily,
    frame: 'sidebar',
    offersApp: true,
  },
  supermanager: {
    lands: ['/restaurants', '/settings'],
    menu: [{ path: '/restaurants' }],
    daily: [{ path: '/menu' }, { path: '/mailing' }],
    frame: 'sidebar',
  },
  manager: {
    lands: ['/orders/list', '/tables/request', '/settings'],
    menu: [
      { path: '/pos', withPos: true, withReceiptsOnly: true },
      menu,
      { path: '/preorder' },
      { path: '/tables', withReceiptsOnly: true },
      { path: '/marketing' },
      { path: '/guest' },
      orders,
      floor,
      { ...requests, inHotels: true },
      staff,
    ],
    daily: [history, payments, insights, { path: '/receiptorders/list', withReceiptsOnly: 'only' }],
    frame: 'sidebar',
  },
  orderTaker: {
    lands: ['/orders/list', '/settings'],
    menu: [orders, { path: '/preorderque' }, floor, requests],
    daily: [history, payments, menu],
    frame: 'sidebar',
    offersApp: true,
  },
  waiter: {
    lands: ['/orders/active', '/tables/management', '/settings'],
    menu: [{ path: '/orders/active' }, floor, requests],
    daily: [],
    frame: 'waiter',
  },
  chief: {
    lands: ['/orders/kitchenorders', '/settings'],
    menu: [{ path: '/orders/kitchenorders' }],
    daily: [],
    frame: 'kitchen',
  },
  marketing: {
    lands: ['/marketing', '/settings'],
    menu: [{ path: '/marketing' }],
    daily: [{ path: '/mailing' }],
    frame: 'sidebar',
  },
  finance: {
    lands: ['/orders/finorders', '/settings'],
    menu: [{ path: '/orders/finorders' }],
    daily: [payments, insights],
    frame: 'sidebar',
  },
}

type Kind = { isPOSIntegrated: boolean; isRestaurant: boolean; isReciptPrintingOnly: boolean }

/** Returns the addresses in the side menu of a role at such a venue; null for roles that see all venues. */
export function menuOf(role: StaffRole, venue: Kind | null): string[] {
  const { menu: specified, daily } = roleScreens[role]
  const isShort = can({ role }, 'screens:shortMenu') && (venue?.isReciptPrintingOnly ?? false)
  return [...specified, ...daily]
    .filter(({ withPos }) => !withPos || venue?.isPOSIntegrated)
    .filter(({ inHotels }) => !inHotels || !venue?.isRestaurant)
    .filter(({ withReceiptsOnly }) => (isShort ? withReceiptsOnly : withReceiptsOnly !== 'only'))
    .map(({ path }) => path)
}
