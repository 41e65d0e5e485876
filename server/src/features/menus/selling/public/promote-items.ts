import type { Principal } from '@brigade/domain/access/principal.ts'
import { itemsPath } from '@brigade/domain/menus/menus.api.ts'
import type { ItemPromotion } from '@brigade/domain/menus/menus.promotion.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { emit, many, run, type Transaction } from '#kit/database/transaction.ts'
import { type EditedVenue, raiseCatalogueVersion } from '../../editing/public/edited-venue.ts'
import { itemColumns, type ItemRow } from '../../part-columns.ts'
import { itemReader } from '../../part-readers.ts'

type Promoted = {
  promotionId: number
  venue: Pick<EditedVenue, 'id' | 'currency'>
  /** What the promotion makes of the price of each of its items; items that it no longer has are freed. */
  terms: ReadonlyMap<number, ItemPromotion>
}

/**
 * Links items to a promotion and frees those that it no longer has, so that the menu has its prices. The venue is locked, as for every
 * change of its menu. Only items that change get a new version and an event.
 */
export function* promoteItems(
  { promotionId, venue, terms }: Promoted,
  { principal, now, app }: Call<Principal | null>,
): Transaction<void> {
  const linked = yield* many<ItemRow>('SELECT * FROM items WHERE "marketingId" = ?', promotionId)
  const known = new Set(linked.map(({ id }) => id))
  const added = yield* manyIn<ItemRow>(
    'SELECT * FROM items WHERE "id" IN',
    [...terms.keys()].filter((id) => !known.has(id)),
  )
  const changed: number[] = []
  for (const row of [...linked, ...added]) {
    const isFreed = !terms.has(row.id)
    const marketingId = isFreed ? null : promotionId
    const { promotion = null } = itemColumns.write({ promotion: terms.get(row.id) ?? null }, venue.currency)
    if (row.marketingId === marketingId && row.promotion === promotion) continue
    changed.push(row.id)
    const values = { marketingId, promotion, ...(principal && updatedBy(principal, now)) }
    const assignments = Object.keys(values).map((name) => `"${name}" = ?`)
    yield* run(
      `UPDATE items SET ${assignments.join(', ')}, "version" = "version" + 1 WHERE "id" = ?`,
      ...Object.values(values),
      row.id,
    )
  }
  if (changed.length === 0) return
  yield* raiseCatalogueVersion(venue.id)
  const rows = yield* manyIn<ItemRow>('SELECT * FROM items WHERE "id" IN', changed)
  const records = yield* itemReader(app.db).toRecords(rows, principal)
  for (const record of records) yield* emit(itemsPath, 'patched', record)
}
