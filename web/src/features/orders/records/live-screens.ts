import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import type { Role } from '@brigade/domain/access/roles.ts'
import { kitchenStatuses, openStatuses, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'

/** The order of a waiter's work: ready orders, then orders that are being cooked, then delivered ones. */
export const floorSections = ['ontheway', 'inprogress', 'delivered'] as const satisfies readonly OrderStatus[]

/** Time in milliseconds for which a ticket that was removed from the kitchen stays, struck out. */
export const struckForMs = 60_000

type Shown = {
  /** The statuses of the open orders that are fetched; no others are. */
  statuses: readonly OrderStatus[]
  /** The statuses of orders that have left it, and that it shows struck out for a while. */
  struckOut: readonly OrderStatus[]
}

/** The orders of each live screen, by the permission that opens it. */
const liveScreens = {
  'screens:ordersAllVenues': { statuses: openStatuses, struckOut: [] },
  'screens:ordersList': { statuses: openStatuses, struckOut: [] },
  'screens:ordersActive': { statuses: floorSections, struckOut: [] },
  // Updated orders wait for the floor, and ready ones can be recalled.
  'screens:kitchen': {
    statuses: [...kitchenStatuses, 'updated', 'ontheway'],
    struckOut: ['delivered', 'cancelled', 'merged'],
  },
} as const satisfies Partial<Record<Permission, Shown>>

export type LiveScreen = keyof typeof liveScreens

const liveScreenNames = keysOf(liveScreens)

export function shownOn(screen: LiveScreen): Shown {
  return liveScreens[screen]
}

/** Returns the one live screen of the user's role, whose orders their other screens use too; null if they have none. */
export function liveScreenOf(user: { role: Role } | null): LiveScreen | null {
  return liveScreenNames.find((screen) => can(user, screen)) ?? null
}
