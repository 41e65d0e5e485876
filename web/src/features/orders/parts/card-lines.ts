import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Density } from '#kit/device/density.ts'
import { oncePerRecord } from '#kit/live/once-per-record.ts'

/** A card shows so many lines of an order; if it has more, the last one is the number of the others. */
const mostCardLines = { comfortable: 6, compact: 4 } satisfies Record<Density, number>

export type CardLines = { shown: readonly CartLine[]; folded: number }

/**
 * Returns the lines that a card shows: all if there is room, else the first ones and every line with a guest's comment,
 * however far down it is.
 */
export function cardLinesOf(cart: readonly CartLine[], density: Density): CardLines {
  const most = mostCardLines[density]
  const first = cart.length > most ? most - 1 : most
  const shown = cart.filter(({ comment }, index) => index < first || comment !== '')
  const folded = cart.length - shown.length
  // Its number would take the place of a single line.
  return folded === 1 ? { shown: cart, folded: 0 } : { shown, folded }
}

/** Returns the shape of a card: cards of one shape have about the same height. */
export const cardShapeOf = oncePerRecord(({ cart, status, cancelAskedAt }: Order, density: Density): number => {
  const { shown, folded } = cardLinesOf(cart, density)
  const comments = shown.filter(({ comment }) => comment !== '').length
  return (
    (shown.length + Number(folded > 0)) * 1_000 +
    comments * 10 +
    Number(status !== 'incoming' || cancelAskedAt !== null)
  )
})
