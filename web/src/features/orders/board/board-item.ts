import type { Order } from '@brigade/domain/orders/orders.schema.ts'

/** An order in a list, or one that has left it and stands still while the list is being touched. */
export type BoardItem = { order: Order; isGone: boolean }

const present = new WeakMap<Order, BoardItem>()
const gone = new WeakMap<Order, BoardItem>()

/** The item of an order: always the same one, so that a row is drawn again only when its order changes. */
export function boardItem(order: Order, isGone: boolean): BoardItem {
  const items = isGone ? gone : present
  const known = items.get(order)
  if (known) return known
  const made = { order, isGone }
  items.set(order, made)
  return made
}

export function keyOfItem({ order }: BoardItem): number {
  return order.id
}

/** The list as it stood when it was touched, with what has become of each order since; nothing moves, nothing is added. */
export function heldItems({
  held,
  orders,
  find,
}: {
  held: readonly Order[]
  orders: readonly Order[]
  find: (id: number) => Order | undefined
}): BoardItem[] {
  const current = new Map(orders.map((order) => [order.id, order]))
  return held.map((before) => {
    const order = current.get(before.id)
    return order ? boardItem(order, false) : boardItem(find(before.id) ?? before, true)
  })
}
