import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { kitchenStatuses, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { cookingSince } from '@brigade/domain/orders/orders.timing.ts'

export type KitchenOrders = {
  /** To be cooked, those accepted first on top. */
  tickets: readonly Order[]
  /** Changed after they were accepted: the floor has to look at them before they are cooked on. */
  changed: readonly Order[]
  /** Ready and not yet fetched, the last one first. */
  ready: readonly Order[]
}

/** What the kitchen sees of the open orders. (product, Orders) */
export function kitchenOrdersOf(orders: readonly Order[]): KitchenOrders {
  const cooks: readonly OrderStatus[] = kitchenStatuses
  return {
    tickets: orders.filter(({ status }) => cooks.includes(status)).toSorted(byAcceptance),
    changed: orders.filter((order) => order.status === 'updated' && cookingSince(order) !== null),
    ready: orders.filter(({ status }) => status === 'ontheway').toSorted(byReadiness),
  }
}

/** Tickets in rows of `perRow`, for a list that draws row by row. */
export function rowsOf<T>(items: readonly T[], perRow: number): T[][] {
  const rows: T[][] = []
  for (let from = 0; from < items.length; from += perRow) rows.push(items.slice(from, from + perRow))
  return rows
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
