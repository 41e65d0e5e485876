import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'

/** A card shows the first lines of an order; the others are a number. */
const mostCardLines = 3

export type CardLines = { shown: readonly CartLine[]; folded: number }

/** The lines that a card shows: the first ones, and each that the guest said something about, however far down it is. */
export function cardLinesOf(cart: readonly CartLine[]): CardLines {
  const shown = cart.filter(({ comment }, index) => index < mostCardLines || comment !== '')
  return { shown, folded: cart.length - shown.length }
}

/** Cards of one shape are about as high as each other. */
export function cardShapeOf({ cart, status, cancelAskedAt }: Order): number {
  const { shown, folded } = cardLinesOf(cart)
  const comments = shown.filter(({ comment }) => comment !== '').length
  return (
    (shown.length + Number(folded > 0)) * 1_000 +
    comments * 10 +
    Number(status !== 'incoming' || cancelAskedAt !== null)
  )
}
