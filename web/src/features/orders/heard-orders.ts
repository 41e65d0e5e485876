import type { Order } from '@brigade/domain/orders/orders.schema.ts'

const listeners = new Set<Order[]>()

export type Heard = {
  /** What was heard since, of one venue or of all. */
  orders(scope: number | 'all'): Order[]
  stop(): void
}

/** Remembers the changes that arrive while a list is being fetched: the answer may have been written before them. */
export function heardSince(): Heard {
  const heard: Order[] = []
  listeners.add(heard)
  return {
    orders: (scope) => heard.filter(({ restaurantId }) => scope === 'all' || restaurantId === scope),
    stop: () => void listeners.delete(heard),
  }
}

export function noteHeardOrders(orders: readonly Order[]): void {
  for (const heard of listeners) heard.push(...orders)
}
