import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type Language, type LocalText, textIn } from '@brigade/domain/kit/languages.ts'
import type { Translate } from '#kit/i18n.ts'

/** What a group of options asks, without its own mark at the end: an answer follows. */
export function questionOf(name: LocalText, language: Language): string {
  return textIn(name, language).replace(/\s*[?؟:]\s*$/u, '')
}

/** What was done to an order last: Accepted. */
export function doneWords({ lastAct, status }: Pick<Order, 'lastAct' | 'status'>, t: Translate<'orders'>): string {
  return lastAct ? t(`events.${lastAct.act}`) : t(`status.${status}`)
}

/** How many pieces were ordered: what people count, rather than lines. */
export function piecesOf({ cart }: { cart: readonly { itemQty: number }[] }): number {
  return cart.reduce((sum, line) => sum + line.itemQty, 0)
}
