import type { ItemPromotion } from '@brigade/domain/menus/menus.promotion.schema.ts'
import { problemsOfItemPrices } from '../../editing/public/lowest-price.ts'
import type { EditedVenue } from '../../editing/public/edited-venue.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { itemColumns, type ItemRow } from '../../part-columns.ts'

/** An item of a venue that a promotion names or has; `price` is a decimal, `promotion` what the menu has of it. */
export type NamedItem = {
  id: number
  /** Its English name. */
  name: string
  price: number
  marketingId: number | null
  promotion: ItemPromotion
}

/** Returns those of the named items that are of this venue, and those that the promotion has by now. */
export function* linkableItems(
  ids: readonly number[],
  { venue, promotionId }: { venue: EditedVenue; promotionId: number | undefined },
): Transaction<NamedItem[]> {
  const named = yield* manyIn<ItemRow>('SELECT * FROM items WHERE "id" IN', [...new Set(ids)])
  const linked = yield* many<ItemRow>('SELECT * FROM items WHERE "marketingId" = ?', promotionId ?? 0)
  const rows = new Map([...named, ...linked].map((row) => [row.id, row]))
  return [...rows.values()]
    .filter(({ restaurantId }) => restaurantId === venue.id)
    .map((row) => {
      const { id, name, price, marketingId, promotion } = itemColumns.read(row, venue.currency)
      return { id, name: name.en, price, marketingId, promotion }
    })
}

/** Returns those of these items, with these decimal prices, of which some choice of options would cost less than nothing. */
export function* itemsBelowZero(prices: ReadonlyMap<number, number>, venue: EditedVenue): Transaction<Set<number>> {
  const drafts = new Map([...prices].map(([id, price]) => [id, { price, isDiscountedPrice: false }] as const))
  const problems = yield* problemsOfItemPrices(drafts, venue)
  return new Set([...problems].flatMap(([id, { price }]) => (price ? [id] : [])))
}
