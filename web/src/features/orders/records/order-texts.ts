import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type Language, type LocalText, textIn } from '@brigade/domain/kit/languages.ts'
import type { Translate } from '#kit/i18n/i18n.ts'

/** Returns the question of a group of options without its punctuation at the end, because an answer follows. */
export function questionOf(name: LocalText, language: Language): string {
  return textIn(name, language).replace(/\s*[?؟:]\s*$/u, '')
}

/** Returns the last act on an order: Accepted. */
export function lastActText({ lastAct, status }: Pick<Order, 'lastAct' | 'status'>, t: Translate<'orders'>): string {
  return lastAct ? t(`events.${lastAct.act}`) : t(`status.${status}`)
}

/** Returns the number of ordered pieces, which people count rather than lines. */
export function piecesOf({ cart }: { cart: readonly { itemQty: number }[] }): number {
  return cart.reduce((sum, line) => sum + line.itemQty, 0)
}
