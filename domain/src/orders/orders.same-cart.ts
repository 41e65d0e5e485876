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
  return line.itemId === input.itemId && choiceKey(line) === choiceKey(input)
}

/** What is the same for lines of the same item with the same options and add-ons, in whatever order these came. */
export function choiceKey({ itemId, condimentsList = [], selectedOptions = [] }: Chosen | CartLineInput): string {
  const sides = condimentsList.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => `${id}×${quantity}`)
  const options = selectedOptions.map(({ groupId, optionId }) => `${groupId}/${optionId}`)
  return JSON.stringify([itemId, sides.toSorted(), options.toSorted()])
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
