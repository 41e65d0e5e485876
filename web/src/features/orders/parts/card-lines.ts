import type { Order } from '@brigade/domain/orders/orders.schema.ts'

/** A card shows the first lines of an order; the others are a number. */
export const mostCardLines = 3

/** Cards of one shape are about as high as each other. */
export function cardShapeOf({ cart, status }: Order): number {
  return Math.min(cart.length, mostCardLines + 1) * 2 + (status === 'ontheway' ? 1 : 0)
}
