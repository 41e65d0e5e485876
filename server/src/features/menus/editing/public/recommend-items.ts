import { itemsPath } from '@brigade/domain/menus/menus.api.ts'
import type { ItemDraft } from '@brigade/domain/menus/menus.drafts.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { type RemovedOptions, withoutOptions } from '@brigade/domain/menus/menus.without-options.ts'
import { recordEdit } from '#features/notifications/public/record-edit.ts'
import type { Call } from '#kit/context/call.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import { emit, many, type Transaction } from '#kit/database/transaction.ts'
import { itemColumns, type ItemRow } from '../../part-columns.ts'
import { itemReader } from '../../part-readers.ts'
import { patchPart } from './edit-part.ts'
import { type EditedVenue, raiseCatalogueVersion } from './edited-venue.ts'
import { itemEditor } from './item-editor.ts'
import { guardItemEdit } from './item-gates.ts'
import { updatePart } from './save-part.ts'

type Tag = Required<Pick<ItemDraft, 'recommendationCategory' | 'mainOptionId' | 'subOptionId'>>

/** Tags an item for a dialog, as its own form does: with the same rules, passphrases, log and event. */
export function* tagItem(id: number, tag: Tag, call: Call): Transaction<Item> {
  const { row } = yield* patchPart(itemEditor, { id, change: tag }, call)
  const [record] = yield* itemReader(call.app.db).toRecords([row], call.principal)
  yield* emit(itemsPath, 'patched', record!)
  return record!
}

/**
 * Removes deleted options from the items of a venue that have them, and returns how many these are. The venue is locked, as for every
 * change of its menu. Throws Forbidden without the passphrase that a change of these items needs.
 */
export function* untagItems(
  { venue, removed }: { venue: EditedVenue; removed: RemovedOptions },
  { principal: user, now, app }: Call,
): Transaction<number> {
  const rows = yield* many<ItemRow>(
    `SELECT * FROM items WHERE "restaurantId" = ? AND "recommendationCategory" <> 'none' ORDER BY "id"`,
    venue.id,
  )
  const found = rows.flatMap((row) => {
    const { name, recommendationCategory, mainOptionId, subOptionId } = itemColumns.read(row, venue.currency)
    const isTagged =
      subOptionId.some((id) => removed.deleted.includes(id)) ||
      (removed.left.length === 0 && mainOptionId.includes(removed.mainOptionId))
    if (!isTagged) return []
    const after = withoutOptions({ recommendationCategory, mainOptionId, subOptionId }, removed)
    return [{ row, name: name.en, columns: itemColumns.write(after, venue.currency) }]
  })
  if (found.length === 0) return 0
  yield* guardItemEdit({ user, venue, isPriced: false, now })
  for (const { row, name: entityName, columns } of found) {
    yield* updatePart('items', { row, columns, changed: Object.keys(columns), user, now })
    yield* recordEdit({ user, venueId: venue.id, action: 'updated', entity: 'item', entityName, now })
  }
  yield* raiseCatalogueVersion(venue.id)
  const changed = yield* manyIn<ItemRow>(
    'SELECT * FROM items WHERE "id" IN',
    found.map(({ row }) => row.id),
  )
  for (const record of yield* itemReader(app.db).toRecords(changed, user)) yield* emit(itemsPath, 'patched', record)
  return found.length
}
