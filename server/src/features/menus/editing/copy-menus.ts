import { copyRows } from '#kit/database/copy-rows.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { copyParts } from './copy-parts.ts'
import { raiseCatalogueVersion } from './public/edited-venue.ts'

/**
 * Copies the menus of a duplicated venue, with all that is in them. Keys of its point of sale, pictures and what is sold out stay
 * behind: they belong to the first venue.
 */
export function* copyMenus(duplicated: HookInputs['venues:duplicated']): Transaction<void> {
  const { from, to, copies, copiedIds, principal, now } = duplicated
  if (!copies.includes('menus')) return
  const found = { where: '"restaurantId" = ?', params: [from] }
  const main = yield* copyRows({ table: 'main_options', ...found, change: () => ({ restaurantId: to }) })
  const sub = yield* copyRows({
    table: 'sub_options',
    ...found,
    change: ({ mainOptionId }) => ({ restaurantId: to, mainOptionId: main.get(Number(mainOptionId)) ?? null }),
  })
  const { categories } = yield* copyParts({
    found: () => found,
    fresh: { restaurantId: to, version: 1, fieldVersions: undefined, ...updatedBy(principal, now) },
    ofMenu: () => ({ menuPosId: null }),
    options: { main, sub },
    hasPictures: false,
    hasPosIds: false,
    priceOf: (minor) => minor,
  })
  yield* raiseCatalogueVersion(to)
  copiedIds.set('categories', categories)
}
