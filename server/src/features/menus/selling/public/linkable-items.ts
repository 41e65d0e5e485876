import { problemsOfItemPrices } from '../../editing/public/lowest-price.ts'
import type { EditedVenue } from '../../editing/public/edited-venue.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { itemColumns, type ItemRow } from '../../part-columns.ts'

/** An item of a venue that a promotion names; `price` is a decimal. */
export type NamedItem = { id: number; price: number; marketingId: number | null }

/** Returns those of the named items that are of this venue. */
export function* linkableItems(ids: readonly number[], venue: EditedVenue): Transaction<NamedItem[]> {
  const rows = yield* manyIn<ItemRow>('SELECT * FROM items WHERE "id" IN', [...new Set(ids)])
  return rows
    .filter(({ restaurantId }) => restaurantId === venue.id)
    .map((row) => ({ id: row.id, price: itemColumns.read(row, venue.currency).price, marketingId: row.marketingId }))
}

/** Returns those of these items, with these decimal prices, of which some choice of options would cost less than nothing. */
export function* itemsBelowZero(prices: ReadonlyMap<number, number>, venue: EditedVenue): Transaction<Set<number>> {
  const drafts = new Map([...prices].map(([id, price]) => [id, { price, isDiscountedPrice: false }] as const))
  const problems = yield* problemsOfItemPrices(drafts, venue)
  return new Set([...problems].flatMap(([id, { price }]) => (price ? [id] : [])))
}
