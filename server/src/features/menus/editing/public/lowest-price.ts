import type { MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import type { GroupDraft, ItemDraft } from '@brigade/domain/menus/menus.drafts.ts'
import {
  lowestSoldPrice,
  problemsOfLowestOptions,
  problemsOfLowestPrice,
} from '@brigade/domain/menus/menus.lowest-price.ts'
import { manyIn } from '#kit/database/in-chunks.ts'
import { mapYielding, type Transaction } from '#kit/database/transaction.ts'
import {
  groupColumns,
  type GroupRow,
  itemColumns,
  type ItemRow,
  sideColumns,
  type SideRow,
} from '../../part-columns.ts'
import type { EditedVenue } from './edited-venue.ts'

type Prices = Pick<ItemDraft, 'price' | 'isDiscountedPrice' | 'discountedPrice'>
type Group = Pick<GroupDraft, 'isActive' | 'min' | 'max' | 'modifiersList'>

/** Returns the problems with the prices of items, by their ids: no choice of their options may make a price negative. */
export function* problemsOfItemPrices(
  items: ReadonlyMap<number, Prices>,
  venue: EditedVenue,
): Transaction<Map<number, MenuProblems>> {
  const groups = Map.groupBy(yield* readGroups([...items.keys()], venue), ({ itemId }) => itemId)
  return new Map(
    yield* mapYielding(
      [...items],
      ([id, item]) => [id, problemsOfLowestPrice(item, groups.get(id) ?? [], venue.currency)] as const,
    ),
  )
}

/** Returns the lowest price at which each of these items can be sold, in minor units, by its id. */
export function* lowestPrices(itemIds: readonly number[], venue: EditedVenue): Transaction<Map<number, number>> {
  const { currency } = venue
  const items = yield* manyIn<ItemRow>('SELECT * FROM items WHERE "id" IN', itemIds)
  const groups = Map.groupBy(yield* readGroups(itemIds, venue), ({ itemId }) => itemId)
  const sideRows = yield* manyIn<SideRow>('SELECT * FROM sides WHERE "itemId" IN', itemIds)
  const sides = Map.groupBy(
    yield* mapYielding(sideRows, (row) => sideColumns.read(row, currency)),
    ({ itemId }) => itemId,
  )
  return new Map(
    yield* mapYielding(items, (row) => {
      const below = { groups: groups.get(row.id) ?? [], sides: sides.get(row.id) ?? [] }
      return [row.id, lowestSoldPrice(itemColumns.read(row, currency), below, currency)] as const
    }),
  )
}

type EditedGroup = { id: number | undefined; itemId: number; group: Group }

/**
 * Returns the problems with the options of groups that are edited together, in their order: none may make its item's price
 * negative.
 */
export function* problemsOfOptionPrices(
  edited: readonly EditedGroup[],
  venue: EditedVenue,
): Transaction<MenuProblems[]> {
  const itemIds = [...new Set(edited.map(({ itemId }) => itemId))]
  const items = new Map(
    (yield* manyIn<ItemRow>('SELECT * FROM items WHERE "id" IN', itemIds)).map((row) => [row.id, row]),
  )
  const editedIds = new Set(edited.map(({ id }) => id))
  const groups = (yield* readGroups(itemIds, venue)).filter(({ id }) => !editedIds.has(id))
  const untouched = Map.groupBy(groups, ({ itemId }) => itemId)
  const editedOf = Map.groupBy(edited, ({ itemId }) => itemId)
  return yield* mapYielding(edited, (one) => {
    const row = items.get(one.itemId)
    if (!row) return {}
    const beside = (editedOf.get(one.itemId) ?? []).filter((other) => other !== one).map(({ group }) => group)
    const others = [...beside, ...(untouched.get(one.itemId) ?? [])]
    return problemsOfLowestOptions(one.group, {
      item: itemColumns.read(row, venue.currency),
      others,
      currency: venue.currency,
    })
  })
}

function* readGroups(itemIds: readonly number[], { currency }: EditedVenue) {
  const rows = yield* manyIn<GroupRow>('SELECT * FROM modifier_groups WHERE "itemId" IN', itemIds)
  return yield* mapYielding(rows, (row) => groupColumns.read(row, currency))
}
