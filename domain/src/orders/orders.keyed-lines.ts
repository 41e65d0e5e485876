import type { CartLine } from './orders.cart.schema.ts'

export type KeyedLine = { key: string; line: CartLine }

/**
 * Returns the lines of an order with keys, because lines have no id: the same item with the same choices is the same
 * line. If it occurs twice, the first is matched first.
 */
export function keyedLines(cart: readonly CartLine[]): KeyedLine[] {
  const seen = new Map<string, number>()
  return cart.map((line) => {
    const options = line.selectedOptions.map(({ groupId, optionId }) => `${groupId}/${optionId}`).toSorted()
    const sides = line.condimentsList.map(({ id, quantity }) => `${id}x${quantity}`).toSorted()
    const what = [line.itemId, ...options, ...sides].join(' ')
    const count = (seen.get(what) ?? 0) + 1
    seen.set(what, count)
    return { key: `${what} ${count}`, line }
  })
}
