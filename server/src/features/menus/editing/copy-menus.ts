import { copyRows } from '#kit/database/copy-rows.ts'
import { readStored } from '#kit/database/stored-json.ts'
import type { SqlValue, Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { updatedBy } from '#kit/lists/records.ts'
import type { StoredOption } from '../stored-values.ts'
import { raiseCatalogueVersion } from './public/edited-venue.ts'

/**
 * Copies the menus of a duplicated venue, with all that is in them. Keys of its point of sale, pictures and what is sold out stay
 * behind: they belong to the first venue.
 */
export function* copyMenus(duplicated: HookInputs['venues:duplicated']): Transaction<void> {
  const { from, to, copies, copiedIds, principal, now } = duplicated
  if (!copies.includes('menus')) return
  const found = { where: '"restaurantId" = ?', params: [from] }
  const fresh = { restaurantId: to, version: 1, fieldVersions: undefined, ...updatedBy(principal, now) }
  const menus = yield* copyRows({ table: 'menus', ...found, change: () => ({ ...fresh, menuPosId: null }) })
  const categories = yield* copyRows({
    table: 'categories',
    ...found,
    change: ({ menuId }) => ({ ...fresh, menuId: newId(menus, menuId), images: '[]' }),
  })
  const mainOptions = yield* copyRows({ table: 'main_options', ...found, change: () => ({ restaurantId: to }) })
  const subOptions = yield* copyRows({
    table: 'sub_options',
    ...found,
    change: ({ mainOptionId }) => ({ restaurantId: to, mainOptionId: newId(mainOptions, mainOptionId) }),
  })
  const items = yield* copyRows({
    table: 'items',
    ...found,
    change: ({ menuId, categoryId, mainOptionId, subOptionId }) => ({
      ...fresh,
      menuId: newId(menus, menuId),
      categoryId: newId(categories, categoryId),
      mainOptionId: newIds(mainOptions, mainOptionId),
      subOptionId: newIds(subOptions, subOptionId),
      images: '[]',
      posItemId: null,
      marketingId: null,
      promotion: null,
      soldOut: null,
    }),
  })
  const ofItem = ({ itemId }: { itemId?: SqlValue }) => ({ ...fresh, itemId: newId(items, itemId) })
  yield* copyRows({ table: 'sides', ...found, change: (row) => ({ ...ofItem(row), posItemId: null, soldOut: null }) })
  yield* copyRows({
    table: 'modifier_groups',
    ...found,
    change: (row) => ({ ...ofItem(row), options: withoutKeys(row.options) }),
  })
  yield* raiseCatalogueVersion(to)
  for (const [table, ids] of Object.entries({ menus, categories, items })) copiedIds.set(table, ids)
}

function newId(ids: ReadonlyMap<number, number>, id: SqlValue | undefined): number | null {
  return ids.get(Number(id)) ?? null
}

function newIds(ids: ReadonlyMap<number, number>, stored: SqlValue | undefined): string {
  const known: number[] = readStored(String(stored ?? '[]'))
  return JSON.stringify(known.flatMap((id) => ids.get(id) ?? []))
}

function withoutKeys(stored: SqlValue | undefined): string {
  const options: StoredOption[] = readStored(String(stored ?? '[]'))
  return JSON.stringify(options.map((option) => ({ ...option, posItemId: null, soldOut: null })))
}
