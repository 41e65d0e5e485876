import type { Order } from '@brigade/domain/orders/orders.schema.ts'

/** The orders that a list draws, and which of them have left it: these stay in place while the list is touched. */
export type FrozenOrders = { orders: readonly Order[]; gone: ReadonlySet<number> }

/** Returns the list as it was when it was touched, with the current state of each order; nothing is moved or added. */
export function freezeOrders({
  held,
  orders,
  find,
}: {
  held: readonly Order[]
  orders: readonly Order[]
  find: (id: number) => Order | undefined
}): FrozenOrders {
  const current = new Map(orders.map((order) => [order.id, order]))
  const gone = new Set(held.flatMap(({ id }) => (current.has(id) ? [] : [id])))
  return { orders: held.map((before) => current.get(before.id) ?? find(before.id) ?? before), gone }
}
