import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { menuFilePath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { bulkErrors } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import type { FileCounts, MenuFile, MenuFileResult } from '@brigade/domain/menus/bulk/bulk.file.schema.ts'
import { type BulkKind, bulkLimits, fileKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkRecords } from '@brigade/domain/menus/bulk/bulk.schema.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { recordEdit } from '#features/notifications/public/record-edit.ts'
import type { Caller } from '#kit/context/call.ts'
import { TakenBack } from '#kit/contracts/taken-back.ts'
import { badRequest, otherVenue, refuseField } from '#kit/errors/errors.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import { emit, one, type Transaction } from '#kit/database/transaction.ts'
import { type EditedVenue, lockEditedVenue, raiseCatalogueVersion } from '../editing/public/edited-venue.ts'
import { guardLowestPrices } from '../editing/public/locked-prices.ts'
import { checkNewMenuName } from '../editing/public/new-menu-name.ts'
import { localTextOf } from '../stored-values.ts'
import { forgetImports } from './forget-imports.job.ts'
import type { PriorRecords } from './import-columns.ts'
import type { PriorParts } from './import-parts.ts'
import { guardAll } from './import-records.ts'
import { keepImport } from './kept-imports.ts'
import { planImport } from './plan-import.ts'
import { importKinds } from './public/import-kinds.ts'
import { writeImport } from './write-import.ts'

export type ImportMenuFile = Omit<MenuFile, 'idempotencyKey'>

/**
 * Creates and changes everything of a menu file, or nothing, in the order in which the parts need each other. A dry run does all of it
 * and takes it back, so that it knows what would be refused. Throws like the import of a list: paths begin with the name of the sheet.
 */
export function* importMenuFile(file: ImportMenuFile, { principal: user, now }: Caller): Transaction<MenuFileResult> {
  refuseTooMany(file)
  const venue = yield* lockEditedVenue(yield* venueOf(file, user))
  // The menu may have been deleted while this transaction waited for the venue.
  yield* venueOf(file, user)
  const prices = { itemIds: storedItemsOf(file), user, venue, now }
  const written = yield* guardLowestPrices(prices, writeAll(file, { user, venue, now }))
  const result: MenuFileResult = {
    restaurantId: venue.id,
    menuId: written.menuId,
    counts: written.counts,
    importId: null,
  }
  const { created, changed } = sumOf(written)
  if (created + changed === 0) return result
  if (file.dryRun) throw new TakenBack({ ...result, menuId: file.menuId ?? null })

  const importId = yield* keepImport({
    venueId: venue.id,
    kind: 'menuFile',
    prior: { parts: written.parts, menuId: written.menuId, counts: written.counts },
    counts: { created, changed },
    user,
    now,
  })
  yield* enqueue(forgetImports, { restaurantId: venue.id, kind: 'menuFile' }, { now, restaurantId: venue.id })
  yield* raiseCatalogueVersion(venue.id)
  yield* recordEdit({
    user,
    venueId: venue.id,
    action: file.menuId === undefined ? 'created' : 'updated',
    entity: 'menu',
    entityName: yield* nameOfMenu(written.menuId),
    now,
  })
  const imported = { ...result, importId }
  yield* emit(menuFilePath, 'created', imported)
  return imported
}

type Editing = { user: Principal; venue: EditedVenue; now: Date }
type Written = { menuId: number; parts: PriorParts; counts: MenuFileResult['counts'] }

function* writeAll(file: ImportMenuFile, editing: Editing): Transaction<Written> {
  const parts: PriorParts = {}
  const menuId = file.menuId ?? (yield* addMenu(file, { parts, ...editing }))
  const { categories = [], items = [], sides = [], modifiers = [] } = file

  const ofCategories = yield* writeList('categories', {
    list: categories.map((row) => ({ ...row, menuId })),
    ...editing,
  })
  const inMenu = items.map((row) => ({ ...row, menuId, ...categoryOf(row, ofCategories.ids) }))
  const ofItems = yield* writeList('items', { list: inMenu, ...editing })
  const itemIds = yield* itemsOf(menuId, [...sides, ...modifiers])
  const below = <Row extends { itemId: number }>(rows: readonly Row[], path: string) =>
    rows.map((row, place) => {
      const known = itemIds.has(row.itemId) ? row.itemId : undefined
      const itemId = row.itemId < 0 ? ofItems.ids[-row.itemId - 1] : known
      if (itemId === undefined) refuseField({ [`${path}.${place}.itemId`]: 'itemUnknown' }, menuErrors)
      return { ...row, itemId }
    })
  const ofSides = yield* writeList('sides', { list: below(sides, 'sides'), ...editing })
  const ofModifiers = yield* writeList('modifiers', { list: below(modifiers, 'modifiers'), ...editing })

  const lists = { categories: ofCategories, items: ofItems, sides: ofSides, modifiers: ofModifiers }
  for (const kind of fileKinds) if (lists[kind].prior) parts[kind] = lists[kind].prior
  return {
    menuId,
    parts,
    counts: {
      categories: ofCategories.counts,
      items: ofItems.counts,
      sides: ofSides.counts,
      modifiers: ofModifiers.counts,
    },
  }
}

function* addMenu(
  { restaurantId = 0, name = {}, categories = [] }: ImportMenuFile,
  { parts, ...editing }: Editing & { parts: PriorParts },
): Transaction<number> {
  yield* checkNewMenuName(restaurantId, name)
  const menu = { restaurantId, name, hasCategories: categories.length > 0 }
  const { ids, prior } = yield* writeList('menus', { list: [menu], ...editing })
  if (prior) parts.menus = prior
  return ids[0]!
}

type WrittenList = { ids: number[]; counts: FileCounts; prior?: PriorRecords }

/** Writes one list, and returns the ids of its records in their order. */
function* writeList<Kind extends BulkKind>(
  name: Kind,
  { list, user, venue, now }: Editing & { list: readonly BulkRecords[Kind][] },
): Transaction<WrittenList> {
  const kind = importKinds[name]
  const counts = { created: 0, changed: 0, untouched: 0 }
  if (list.length === 0) return { ids: [], counts }
  const plan = yield* planImport({ kind, list, user, venue, path: name })
  yield* guardAll(plan, { kind, user, now })
  const prior = yield* writeImport({ kind, plan, user, now })
  // The database numbers new records in their order.
  const created = prior.created.toSorted((one, other) => one - other)
  const ids = list.map(({ id }) => id ?? created.shift()!)
  return {
    ids,
    prior,
    counts: { created: prior.created.length, changed: prior.changed.length, untouched: plan.untouched },
  }
}

/** Returns the category of an item whose row names a new one by its place. */
function categoryOf({ categoryId }: { categoryId?: number | null }, ids: readonly number[]): { categoryId?: number } {
  if (categoryId == null || categoryId > 0) return {}
  // A place without a row is no category; the import says so.
  return { categoryId: ids[-categoryId - 1] ?? 0 }
}

/** Returns which of the named items are of this menu. */
function* itemsOf(menuId: number, rows: readonly { itemId: number }[]): Transaction<Set<number>> {
  const named = rows.map(({ itemId }) => itemId).filter((id) => id > 0)
  const found = yield* manyIn<{ id: number; menuId: number }>('SELECT "id", "menuId" FROM items WHERE "id" IN', [
    ...new Set(named),
  ])
  return new Set(found.filter((row) => row.menuId === menuId).map(({ id }) => id))
}

function* venueOf({ menuId, restaurantId }: ImportMenuFile, user: Principal): Transaction<number> {
  if (menuId !== undefined) {
    const row = yield* one<{ restaurantId: number }>('SELECT "restaurantId" FROM menus WHERE "id" = ?', menuId)
    if (!row || !worksAt(user, row.restaurantId)) refuseField({ menuId: 'menuUnknown' }, menuErrors)
    if (restaurantId !== undefined && restaurantId !== row.restaurantId)
      refuseField({ restaurantId: 'parentFixed' }, menuErrors)
    return row.restaurantId
  }
  if (restaurantId === undefined) refuseField({ menuId: 'menuUnknown' }, menuErrors)
  if (!worksAt(user, restaurantId)) throw otherVenue()
  const venue = yield* one('SELECT "id" FROM venues WHERE "id" = ?', restaurantId)
  if (!venue) refuseField({ restaurantId: 'venueUnknown' }, menuErrors)
  return restaurantId
}

function storedItemsOf({ items = [], sides = [], modifiers = [] }: ImportMenuFile): number[] {
  const named = [...items.map(({ id }) => id ?? 0), ...[...sides, ...modifiers].map(({ itemId }) => itemId)]
  return [...new Set(named.filter((id) => id > 0))]
}

function sumOf({ parts }: Written): { created: number; changed: number } {
  const all = Object.values(parts)
  return {
    created: all.reduce((sum, { created }) => sum + created.length, 0),
    changed: all.reduce((sum, { changed }) => sum + changed.length, 0),
  }
}

/** Refuses a file of more rows than one import takes: all of its sheets together. */
function refuseTooMany({ categories = [], items = [], sides = [], modifiers = [] }: ImportMenuFile): void {
  const options = modifiers.reduce((sum, { modifiersList = [] }) => sum + Math.max(1, modifiersList.length), 0)
  if (categories.length + items.length + sides.length + options <= bulkLimits.rows) return
  throw badRequest({ message: bulkErrors.fileTooLong, reason: 'fileTooLong' })
}

function* nameOfMenu(menuId: number): Transaction<string> {
  const row = yield* one<{ name: string }>('SELECT "name" FROM menus WHERE "id" = ?', menuId)
  return localTextOf(row?.name ?? '{}').en
}
