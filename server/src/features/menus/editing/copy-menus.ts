import { copyRows } from '#kit/database/copy-rows.ts'
import type { SqlValue, Transaction } from '#kit/database/transaction.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { updatedBy } from '#kit/lists/records.ts'
import { copiedOptions, copyParts } from './copy-parts.ts'
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
  const freshText = { restaurantId: to, version: 1, ...updatedBy(principal, now) }
  yield* copyRows({ table: 'primary_headings', ...found, change: () => freshText })
  const main = yield* copyRows({ table: 'main_options', ...found, change: () => freshText })
  const ofMain = ({ mainOptionId }: Readonly<Record<string, SqlValue>>) => ({
    ...freshText,
    mainOptionId: main.get(Number(mainOptionId)) ?? null,
  })
  const sub = yield* copyRows({ table: 'sub_options', ...found, change: ofMain })
  yield* copyRows({ table: 'sub_option_headings', ...found, change: ofMain })
  const stored = { hasPosIds: false, priceOf: (minor: number) => minor }
  const sharedSides = yield* copyRows({
    table: 'shared_sides',
    ...found,
    change: () => ({ ...fresh, posItemId: null, soldOut: null }),
  })
  const sharedGroups = yield* copyRows({
    table: 'shared_groups',
    ...found,
    change: ({ options }) => ({ ...fresh, options: copiedOptions(options, stored) }),
  })
  const { menus, categories, items } = yield* copyParts({
    found: () => found,
    fresh,
    ofMenu: () => ({ menuPosId: null }),
    options: { main, sub },
    shared: { sides: sharedSides, groups: sharedGroups },
    hasPictures: false,
    ...stored,
  })
  yield* raiseCatalogueVersion(to)
  for (const [table, ids] of Object.entries({ menus, categories, items })) copiedIds.set(table, ids)
}
