import type { LocalText } from '@brigade/domain/kit/languages.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'

export type AllDayDish = { itemId: number; name: LocalText; quantity: number }

/** Returns how often each dish is still to be cooked for these orders, the most first. Test orders are not counted. */
export function allDayOf(orders: readonly Pick<Order, 'cart' | 'isTest'>[]): AllDayDish[] {
  const dishes = new Map<number, AllDayDish>()
  for (const { itemId, name, itemQty } of orders.flatMap(({ cart, isTest }) => (isTest ? [] : cart))) {
    dishes.set(itemId, { itemId, name, quantity: (dishes.get(itemId)?.quantity ?? 0) + itemQty })
  }
  return [...dishes.values()].toSorted((one, other) => other.quantity - one.quantity)
}
