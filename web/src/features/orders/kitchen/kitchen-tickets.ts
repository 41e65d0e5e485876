import { wasDeliveredUncooked } from '@brigade/domain/orders/orders.acts.ts'
import type { LastAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { kitchenStatuses, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { cookingSince } from '@brigade/domain/orders/orders.timing.ts'
import { struckForMs } from '#features/orders/records/live-screens.ts'
import type { OpenOrders } from '#features/orders/records/open-orders.ts'

export type KitchenOrders = {
  /** To be cooked, in the order in which they were accepted. */
  tickets: readonly Order[]
  /** Changed after they were accepted: the floor must check them before they are cooked further. */
  changed: readonly Order[]
  /** Ready and not collected yet, the last one first. */
  ready: readonly Order[]
}

/** Returns the kitchen's view of the open orders, with struck-out orders in their old places. (product, Orders) */
export function kitchenOrdersOf(orders: readonly Order[], struck: readonly Order[] = []): KitchenOrders {
  const cooks: readonly OrderStatus[] = kitchenStatuses
  return {
    tickets: [...orders.filter(({ status }) => cooks.includes(status)), ...struck].toSorted(byAcceptance),
    changed: orders.filter((order) => order.status === 'updated' && cookingSince(order) !== null),
    ready: orders.filter(({ status }) => status === 'ontheway').toSorted(byReadiness),
  }
}

const takingActs = ['deliver', 'cancel', 'merge'] as const satisfies LastAct['act'][]

type TakingAct = LastAct & { act: (typeof takingActs)[number] }

/**
 * Returns the act that removed the order from the kitchen before it was ready, with its actor; null if there was none.
 */
export function takenFromKitchen(order: Pick<Order, 'lastAct'>): TakingAct | null {
  const { lastAct } = order
  if (!lastAct || !takes(lastAct)) return null
  const isCalledOff = lastAct.act !== 'deliver' && lastAct.fromStatus === 'inprogress'
  return isCalledOff || wasDeliveredUncooked(order) ? lastAct : null
}

function takes(lastAct: LastAct): lastAct is TakingAct {
  return takingActs.some((act) => act === lastAct.act)
}

/**
 * Returns the orders that were removed from the kitchen within the last minute. `now` is in milliseconds since 1970.
 */
export function struckOrdersOf({ records, lately }: Pick<OpenOrders, 'records' | 'lately'>, now: number): Order[] {
  return [...records, ...lately].filter((order) => {
    const taken = takenFromKitchen(order)
    return taken !== null && now < Date.parse(taken.at) + struckForMs
  })
}

function byAcceptance(one: Order, other: Order): number {
  const [left, right] = [cookingSince(one) ?? one.createdAt, cookingSince(other) ?? other.createdAt]
  if (left === right) return one.id - other.id
  return left < right ? -1 : 1
}

function byReadiness(one: Order, other: Order): number {
  const [left, right] = [one.cookedAt ?? one.updatedAt, other.cookedAt ?? other.updatedAt]
  if (left === right) return other.id - one.id
  return left > right ? -1 : 1
}
