import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import type { floorSections } from '#features/orders/live-screens.ts'

export type FloorSection = (typeof floorSections)[number]

export type OrdersOfFloor = Record<FloorSection, readonly Order[]>

/** What the floor has to do with, by how it stands; within that, what has waited longest at first. */
export function ordersOfFloor(orders: readonly Order[]): OrdersOfFloor {
  return {
    ontheway: sectionOf(orders, 'ontheway'),
    inprogress: sectionOf(orders, 'inprogress'),
    delivered: sectionOf(orders, 'delivered'),
  }
}

function sectionOf(orders: readonly Order[], section: FloorSection): Order[] {
  return orders
    .filter(({ status }) => status === section)
    .toSorted((one, other) => (waitingSince(one) < waitingSince(other) ? -1 : 1))
}
