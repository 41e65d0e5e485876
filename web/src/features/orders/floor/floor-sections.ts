import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import type { floorSections } from '#features/orders/records/live-screens.ts'

export type FloorSection = (typeof floorSections)[number]

export type OrdersOfFloor = Record<FloorSection, readonly Order[]>

type SortList = (orders: readonly Order[]) => readonly Order[]

/**
 * Returns the orders that concern the floor by their status; in each section, late orders come first, then the one that
 * has waited longest.
 */
export function ordersOfFloor(orders: readonly Order[], lateFirst: SortList): OrdersOfFloor {
  return {
    ontheway: lateFirst(sectionOf(orders, 'ontheway')),
    inprogress: lateFirst(sectionOf(orders, 'inprogress')),
    delivered: lateFirst(sectionOf(orders, 'delivered')),
  }
}

function sectionOf(orders: readonly Order[], section: FloorSection): Order[] {
  return orders
    .filter(({ status }) => status === section)
    .toSorted((one, other) => (waitingSince(one) < waitingSince(other) ? -1 : 1))
}
