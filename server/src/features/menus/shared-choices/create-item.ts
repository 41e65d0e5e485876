import { menuProblem } from '@brigade/domain/menus/menus.errors.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { type SharedKind, sharedLimits } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { CreateItem } from '@brigade/domain/menus/menus.writes.ts'
import type { Call } from '#kit/context/call.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { createPart } from '../editing/public/edit-part.ts'
import { lockEditedVenue, raiseCatalogueVersion } from '../editing/public/edited-venue.ts'
import { itemEditor, type PlacedItemDraft } from '../editing/public/item-editor.ts'
import { guardLowestPrices } from '../editing/public/locked-prices.ts'
import { problemsOfItemPrices } from '../editing/public/lowest-price.ts'
import { itemColumns, type ItemRow } from '../part-columns.ts'
import { itemReader } from '../part-readers.ts'
import { recordOf } from '../read-parts.ts'
import { refuse } from '../refuse.ts'
import { emitShared } from './public/emit-shared.ts'
import { insertLinked, linkedParts, sharedStorage, touchShared } from './public/shared-storage.ts'

/**
 * Adds an item with the shared groups and sides that its body names. Throws BadRequest if one is unknown at its venue, or if
 * their options would bring its price below zero.
 */
export function* createItem(
  { sharedGroupIds = [], sharedSideIds = [], ...body }: CreateItem,
  call: Call,
): Transaction<Item> {
  const { principal: user, now, app } = call
  const reader = itemReader(app.db)
  const draft: PlacedItemDraft & Record<string, unknown> = body
  const row = yield* createPart(itemEditor, draft, call)
  if (sharedGroupIds.length + sharedSideIds.length > 0) {
    const venue = yield* lockEditedVenue(row.restaurantId)
    yield* guardLowestPrices({ itemIds: [row.id], user, venue, now }, link())
    yield* raiseCatalogueVersion(venue.id)
    const prices = new Map([[row.id, itemColumns.read(row, venue.currency)]])
    const low = (yield* problemsOfItemPrices(prices, venue)).get(row.id) ?? {}
    if (Object.keys(low).length > 0) refuse({ sharedGroupIds: menuProblem('lineBelowZero') })
  }
  const record = yield* recordOf(reader, row, user)
  yield* emit(reader.path, 'created', record)
  return record

  function* link(): Transaction<void> {
    yield* linkNew({ kind: 'group', ids: sharedGroupIds, item: row }, call)
    yield* linkNew({ kind: 'side', ids: sharedSideIds, item: row }, call)
  }
}

type NewLinks = { kind: SharedKind; ids: readonly number[]; item: ItemRow }

function* linkNew({ kind, ids, item }: NewLinks, call: Call): Transaction<void> {
  const { principal: user, now } = call
  const storage = sharedStorage[kind]
  const found = yield* manyIn<{ id: number; restaurantId: number }>(
    `SELECT "id", "restaurantId" FROM ${storage.table} WHERE "id" IN`,
    ids,
  )
  const isKnown = (id: number) => found.some((row) => row.id === id && row.restaurantId === item.restaurantId)
  const field = kind === 'group' ? 'sharedGroupIds' : 'sharedSideIds'
  if (!ids.every(isKnown)) refuse({ [field]: menuProblem('sharedUnknown') })
  for (const id of ids) {
    if ((yield* linkedParts(storage, id)).length >= sharedLimits.mostItems) {
      refuse({ [field]: menuProblem('sharedTooMany', { limit: sharedLimits.mostItems }) })
    }
    yield* touchShared(storage, { id, user, now })
    yield* insertLinked(storage, { id, itemIds: [item.id] })
    yield* emitShared(kind, id, call)
  }
}
