import { wasDeliveredUncooked } from '@brigade/domain/orders/orders.acts.ts'
import type { LastAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { kitchenStatuses, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { cookingSince } from '@brigade/domain/orders/orders.timing.ts'
import { struckForMs } from '#features/orders/live-screens.ts'
import type { OpenOrders } from '#features/orders/open-orders.ts'

export type KitchenOrders = {
  /** To be cooked, those accepted first at first. */
  tickets: readonly Order[]
  /** Changed after they were accepted: the floor has to look at them before they are cooked on. */
  changed: readonly Order[]
  /** Ready and not yet fetched, the last one first. */
  ready: readonly Order[]
}

/** What the kitchen sees of the open orders, with those that are struck out in their old places. (product, Orders) */
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

/** What took the order from the kitchen before it was called ready, and who did it; null where nothing did. */
export function takenFromKitchen(order: Pick<Order, 'lastAct'>): TakingAct | null {
  const { lastAct } = order
  if (!lastAct || !takes(lastAct)) return null
  const isCalledOff = lastAct.act !== 'deliver' && lastAct.fromStatus === 'inprogress'
  return isCalledOff || wasDeliveredUncooked(order) ? lastAct : null
}

function takes(lastAct: LastAct): lastAct is TakingAct {
  return takingActs.some((act) => act === lastAct.act)
}

/** The orders that were taken from the kitchen within the last minute. `now` in milliseconds since 1970. */
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
