import { keptNames } from './orders.names.ts'
import { cleanComment } from './orders.cart.ts'
import type { CartLine, CartLineInput } from './orders.cart.schema.ts'

/** What a line says beside its prices. */
export type Choice = Pick<CartLine, 'itemId' | 'itemQty' | 'comment' | 'extra' | 'condimentsList' | 'selectedOptions'>

/** What was chosen of an item, of which there is at least one each. */
type Chosen = {
  itemId: number
  condimentsList: readonly { id: number; quantity: number }[]
  selectedOptions: readonly { groupId: number; optionId: string }[]
}

/** Whether a sent line is one that the order has: the same item with the same options and add-ons. */
export function isSameLine(line: Chosen, input: CartLineInput): boolean {
  const key = (values: string[]) => values.toSorted().join()
  const sides = (input.condimentsList ?? []).filter((side) => side.quantity > 0)
  return (
    line.itemId === input.itemId &&
    key(line.condimentsList.map((side) => `${side.id}×${side.quantity}`)) ===
      key(sides.map((side) => `${side.id}×${side.quantity}`)) &&
    key(line.selectedOptions.map((option) => `${option.groupId}/${option.optionId}`)) ===
      key((input.selectedOptions ?? []).map((option) => `${option.groupId}/${option.optionId}`))
  )
}

/** Whether a cart that a client sends back says anything else than the order's own. */
export function isSameCart(cart: readonly Choice[], lines: readonly CartLineInput[]): boolean {
  return (
    cart.length === lines.length &&
    cart.every((line, index) => {
      const input = lines[index]
      return (
        input !== undefined &&
        isSameLine(line, input) &&
        line.itemQty === input.itemQty &&
        line.comment === cleanComment(input.comment ?? '') &&
        isSameExtra(line.extra, input.extra)
      )
    })
  )
}

/** Whether the particulars that were sent are the line's own; where none were sent, the line keeps its own. */
function isSameExtra(before: CartLine['extra'], sent: CartLineInput['extra']): boolean {
  if (sent === null || sent === undefined) return true
  const names = ['lastname', 'roomno', 'openTab', 'menuFormGuestCount'] as const
  const kept = keptNames(sent)
  return names.every((name) => kept[name] === before?.[name])
}
