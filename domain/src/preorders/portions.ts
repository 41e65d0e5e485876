import type { LocalText } from '../kit/languages.ts'
import type { PickedItem, PreOrder } from './preorders.schema.ts'

type Ordered = Pick<PreOrder, 'base' | 'answers' | 'additional' | 'state'>

/** How many portions of an item a slot needs. */
export type Portions = { itemId: number; name: LocalText; quantity: number }

/** Returns how many portions of each item pre-orders need, the most first; cancelled ones need none. */
export function portionsOf(preOrders: readonly Ordered[]): Portions[] {
  const portions = new Map<number, Portions>()
  for (const preOrder of preOrders) {
    if (preOrder.state === 'cancelled') continue
    for (const { itemId, name, quantity } of pickedItems(preOrder)) {
      const known = portions.get(itemId)
      portions.set(itemId, { itemId, name, quantity: (known?.quantity ?? 0) + quantity })
    }
  }
  return [...portions.values()].toSorted((one, other) => other.quantity - one.quantity || one.itemId - other.itemId)
}

/** Returns all that a card has, in its order: the item for each guest, then what was picked. */
export function pickedItems({
  base,
  answers,
  additional,
}: Pick<PreOrder, 'base' | 'answers' | 'additional'>): PickedItem[] {
  return [...(base ? [base] : []), ...answers.flatMap(({ options }) => options), ...additional]
}
