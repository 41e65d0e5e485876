import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import {
  type LinkShared,
  type SharedGroup,
  sharedLimits,
  type SharedSide,
} from '@brigade/domain/menus/menus.shared.schema.ts'
import { plainName } from '@brigade/domain/menus/menus.text-rules.ts'
import { recordEdit } from '#features/notifications/public/record-edit.ts'
import type { Call } from '#kit/context/call.ts'
import type { Database } from '#kit/database/database.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import { emit, type Transaction } from '#kit/database/transaction.ts'
import { lockVenueOf, rowOf } from '../editing/public/edit-part.ts'
import { type EditedVenue, raiseCatalogueVersion } from '../editing/public/edited-venue.ts'
import { guardLowestPrices } from '../editing/public/locked-prices.ts'
import { problemsOfOptionPrices } from '../editing/public/lowest-price.ts'
import { type SharedGroupRow, sharedGroupColumns, type SharedSideRow } from '../part-columns.ts'
import { type PartReader, recordOf } from '../read-parts.ts'
import { refuse } from '../refuse.ts'
import { localTextOf } from '../stored-values.ts'
import { nameTakenBy } from './shared-editors.ts'
import { sharedGroupReader, sharedSideReader } from './shared-readers.ts'
import {
  deleteLinked,
  insertLinked,
  linkedParts,
  relink,
  type SharedStorage,
  sharedStorage,
  touchShared,
} from './public/shared-storage.ts'

export type SharedRow = SharedGroupRow & SharedSideRow
type Shared = SharedGroup | SharedSide

const readers = { group: sharedGroupReader, side: sharedSideReader } as const satisfies Record<
  LinkShared['kind'],
  (db: Database) => PartReader<SharedRow, Shared>
>

/**
 * Puts a shared group or side on items, takes it off others and makes it the own one of further ones, all or nothing. Throws
 * BadRequest if an item is unknown, is in two of the lists, has a choice of this name or would cost less than nothing.
 */
export function* linkShared(body: LinkShared, { principal: user, now, app }: Call): Transaction<Shared> {
  const { kind, id, add = [], remove = [], detach = [] } = body
  refuse(problemsOfLists({ add, remove, detach }))
  const storage = sharedStorage[kind]
  const reader: PartReader<SharedRow, Shared> = readers[kind](app.db)
  const venue = yield* lockVenueOf(storage.table, { id, user })
  const row = yield* rowOf<SharedRow>(storage.table, id)
  const linked = new Map((yield* linkedParts(storage, id)).map((part) => [part.itemId, part.id]))
  const added = add.filter((itemId) => !linked.has(itemId))
  const removed = remove.filter((itemId) => linked.has(itemId))
  const detached = detach.flatMap((itemId) => linked.get(itemId) ?? [])
  if (added.length + removed.length + detached.length === 0) return yield* recordOf(reader, row, user)
  if (linked.size + added.length - removed.length > sharedLimits.mostItems) {
    refuse({ add: menuProblem('sharedTooMany', { limit: sharedLimits.mostItems }) })
  }
  refuse(yield* problemsOfItems(storage, { row, itemIds: added, venue }))

  yield* guardLowestPrices({ itemIds: [...added, ...removed], user, venue, now }, change())
  yield* raiseCatalogueVersion(venue.id)
  const saved = yield* rowOf<SharedRow>(storage.table, id)
  const entityName = localTextOf(row[storage.nameColumn]).en
  yield* recordEdit({ user, venueId: venue.id, action: 'updated', entity: storage.entity, entityName, now })
  const record = yield* recordOf(reader, saved, user)
  yield* emit(reader.path, 'patched', record)
  return record

  function* change(): Transaction<void> {
    yield* touchShared(storage, { id, user, now })
    yield* deleteLinked(storage, { id, itemIds: removed })
    yield* relink(storage, { ids: detached, sharedId: null, user, now })
    yield* insertLinked(storage, { id, itemIds: added })
  }
}

/** Returns the problem of an item that is in two of the lists: what is to become of it is not said. */
function problemsOfLists({
  add,
  remove,
  detach,
}: Record<'add' | 'remove' | 'detach', readonly number[]>): MenuProblems {
  const before = new Set(add)
  if (remove.some((itemId) => before.has(itemId))) return { remove: menuProblem('sharedTwice') }
  for (const itemId of remove) before.add(itemId)
  return detach.some((itemId) => before.has(itemId)) ? { detach: menuProblem('sharedTwice') } : {}
}

type Adding = { row: SharedRow; itemIds: readonly number[]; venue: EditedVenue }

/** Returns why items can't get a shared group or side: `add` names the first of them. */
function* problemsOfItems(storage: SharedStorage, { row, itemIds, venue }: Adding): Transaction<MenuProblems> {
  const { parts, nameColumn } = storage
  const found = yield* manyIn<{ id: number; restaurantId: number; name: string }>(
    'SELECT "id", "restaurantId", "name" FROM items WHERE "id" IN',
    itemIds,
  )
  const items = new Map(found.flatMap((item) => (item.restaurantId === venue.id ? [[item.id, item.name]] : [])))
  if (items.size < itemIds.length) return { add: menuProblem('itemUnknown') }
  const beside = yield* manyIn<{ itemId: number; name: string }>(
    `SELECT "itemId", "${nameColumn}" AS "name" FROM ${parts} WHERE "itemId" IN`,
    itemIds,
  )
  const name = plainName(localTextOf(row[nameColumn]))
  const taken = beside.find((other) => plainName(localTextOf(other.name)) === name)
  if (taken) return { add: nameTakenBy({ ...taken, itemName: items.get(taken.itemId)! }) }
  if (storage.parts === 'sides') return {}
  const group = sharedGroupColumns.read(row, venue.currency)
  const priced = yield* problemsOfOptionPrices(
    itemIds.map((itemId) => ({ id: undefined, itemId, group })),
    venue,
  )
  const low = priced.findIndex((problems) => Object.keys(problems).length > 0)
  if (low === -1) return {}
  return { add: menuProblem('sharedBelowZero', { item: localTextOf(items.get(itemIds[low]!)!).en }) }
}
