import type { Order } from '@brigade/domain/orders/orders.schema.ts'

/** What a list draws, and which of it has left the list: those stand still while the list is being touched. */
export type HeldOrders = { orders: readonly Order[]; gone: ReadonlySet<number> }

/** The list as it stood when it was touched, with what has become of each order since; nothing moves, nothing is added. */
export function heldOrders({
  held,
  orders,
  find,
}: {
  held: readonly Order[]
  orders: readonly Order[]
  find: (id: number) => Order | undefined
}): HeldOrders {
  const current = new Map(orders.map((order) => [order.id, order]))
  const gone = new Set(held.flatMap(({ id }) => (current.has(id) ? [] : [id])))
  return { orders: held.map((before) => current.get(before.id) ?? find(before.id) ?? before), gone }
}
