import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import type { Role } from '@brigade/domain/access/roles.ts'
import { kitchenStatuses, openStatuses, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'

/** What a waiter walks for first: what is ready, then what is being cooked, then what stands at the guests'. */
export const floorSections = ['ontheway', 'inprogress', 'delivered'] as const satisfies readonly OrderStatus[]

/** So long does a ticket stay, struck out, that somebody took from the kitchen. */
export const struckForMs = 60_000

type Shown = {
  /** Of the open orders, those that stand so: nothing else is asked for. */
  statuses: readonly OrderStatus[]
  /** How orders stand that have left it, and that it shows struck out for a while. */
  struckOut: readonly OrderStatus[]
}

/** What each live screen shows, by the permission that opens it. */
const liveScreens = {
  'screens:ordersAllVenues': { statuses: openStatuses, struckOut: [] },
  'screens:ordersList': { statuses: openStatuses, struckOut: [] },
  'screens:ordersActive': { statuses: floorSections, struckOut: [] },
  // What was changed waits for the floor, and what is ready can be recalled.
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

/** The one live screen of somebody's role, whose orders their other screens use too; null where they have none. */
export function liveScreenOf(user: { role: Role } | null): LiveScreen | null {
  return liveScreenNames.find((screen) => can(user, screen)) ?? null
}
