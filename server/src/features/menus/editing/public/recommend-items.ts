import { itemsPath } from '@brigade/domain/menus/menus.api.ts'
import type { ItemDraft } from '@brigade/domain/menus/menus.drafts.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { type RemovedOptions, withoutOptions } from '@brigade/domain/menus/menus.without-options.ts'
import { recordEdit } from '#features/notifications/public/record-edit.ts'
import type { Call } from '#kit/context/call.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { emit, many, mapYielding, type Transaction } from '#kit/database/transaction.ts'
import type { ItemRow } from '../../part-columns.ts'
import { itemReader } from '../../part-readers.ts'
import { localTextOf } from '../../stored-values.ts'
import { patchPart } from './edit-part.ts'
import { type EditedVenue, raiseCatalogueVersion } from './edited-venue.ts'
import { itemEditor } from './item-editor.ts'
import { guardItemEdit } from './item-gates.ts'
import { updateParts } from './save-part.ts'

type Tag = Required<Pick<ItemDraft, 'recommendationCategory' | 'mainOptionId' | 'subOptionId'>>

/** Tags an item for a dialog, as its own form does: with the same rules, passphrases, log and event. */
export function* tagItem(id: number, tag: Tag, call: Call): Transaction<Item> {
  const { row } = yield* patchPart(itemEditor, { id, change: tag }, call)
  const [record] = yield* itemReader(call.app.db).toRecords([row], call.principal)
  yield* emit(itemsPath, 'patched', record!)
  return record!
}

type TaggedRow = Pick<ItemRow, 'id' | 'version' | 'fieldVersions'> & {
  name: string
  recommendationCategory: Item['recommendationCategory']
  mainOptionId: string
  subOptionId: string
}

/**
 * Removes deleted options from the items of a venue that have them, and returns how many these are. A venue can have thousands: it is a
 * transaction by turns, with a statement for many items, and the event of the option is for all of them. The venue is locked, as for every
 * change of its menu. Throws Forbidden without the passphrase that a change of these items needs.
 */
export function* untagItems(
  { venue, removed }: { venue: EditedVenue; removed: RemovedOptions },
  { principal: user, now }: Call,
): Transaction<number> {
  const rows = yield* many<TaggedRow>(
    `SELECT "id", "name", "version", "fieldVersions", "recommendationCategory", "mainOptionId", "subOptionId" FROM items
     WHERE "restaurantId" = ? AND "recommendationCategory" <> 'none' ORDER BY "id"`,
    venue.id,
  )
  const changed = (yield* mapYielding(rows, (row) => withoutRemoved(row, removed))).filter((each) => each !== undefined)
  const [first] = changed
  if (!first) return 0
  yield* guardItemEdit({ user, venue, isPriced: false, now })
  yield* updateParts('items', { changed, user, now })
  yield* raiseCatalogueVersion(venue.id)
  const more = changed.length - 1
  const { en } = localTextOf(first.row.name)
  const entityName = more > 0 ? `${en} and ${more} more` : en
  yield* recordEdit({ user, venueId: venue.id, action: 'updated', entity: 'item', entityName, now })
  return changed.length
}

/** Returns the new columns of an item that has one of these options. */
function withoutRemoved(row: TaggedRow, removed: RemovedOptions) {
  const before = { mainOptionId: idsOf(row.mainOptionId), subOptionId: idsOf(row.subOptionId) }
  const isTagged =
    before.subOptionId.some((id) => removed.deleted.includes(id)) ||
    (removed.left.length === 0 && before.mainOptionId.includes(removed.mainOptionId))
  if (!isTagged) return undefined
  const { recommendationCategory } = row
  const { mainOptionId, subOptionId, ...after } = withoutOptions({ recommendationCategory, ...before }, removed)
  const columns = { ...after, mainOptionId: JSON.stringify(mainOptionId), subOptionId: JSON.stringify(subOptionId) }
  return { row, columns }
}

const idsOf = (stored: string) => readStored<number[]>(stored)
