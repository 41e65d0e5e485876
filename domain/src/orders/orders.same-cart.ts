import { keptNames } from './orders.names.ts'
import { cleanComment } from './orders.cart.ts'
import type { CartLine, CartLineInput } from './orders.cart.schema.ts'

/** The content of a line beside its prices. */
export type Choice = Pick<CartLine, 'itemId' | 'itemQty' | 'comment' | 'extra' | 'condimentsList' | 'selectedOptions'>

/** The choices of an item, each with at least one piece. */
type Chosen = {
  itemId: number
  condimentsList: readonly { id: number; quantity: number }[]
  selectedOptions: readonly { groupId: number; optionId: string }[]
}

/** Returns whether a sent line equals one of the order: the same item with the same options and add-ons. */
export function isSameLine(line: Chosen, input: CartLineInput): boolean {
  return line.itemId === input.itemId && choiceKey(line) === choiceKey(input)
}

/** Returns the same key for lines of the same item with the same options and add-ons, in any order. */
export function choiceKey({ itemId, condimentsList = [], selectedOptions = [] }: Chosen | CartLineInput): string {
  const sides = condimentsList.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => `${id}×${quantity}`)
  const options = selectedOptions.map(({ groupId, optionId }) => `${groupId}/${optionId}`)
  return JSON.stringify([itemId, sides.toSorted(), options.toSorted()])
}

/** Returns whether a sent cart equals the order's own. */
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

/** Returns whether the sent particulars equal the line's own; if none were sent, the line keeps its own. */
function isSameExtra(before: CartLine['extra'], sent: CartLineInput['extra']): boolean {
  if (sent === null || sent === undefined) return true
  const names = ['lastname', 'roomno', 'openTab', 'menuFormGuestCount'] as const
  const kept = keptNames(sent)
  return names.every((name) => kept[name] === before?.[name])
}
