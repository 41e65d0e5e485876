import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import type { ItemDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { itemFields, localFieldsOf } from '@brigade/domain/menus/menus.fields.ts'
import { defaultsOf } from '@brigade/domain/menus/menus.field-values.ts'
import { problemsOfItem } from '@brigade/domain/menus/menus.item-rules.ts'
import { draftOfRecord, storedDraft } from '@brigade/domain/menus/menus.tidy-fields.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { itemColumns, type ItemRow } from '../../part-columns.ts'
import { localTextOf } from '../../stored-values.ts'
import { guardItemEdit } from './item-gates.ts'
import { problemsOfItemPrices } from './lowest-price.ts'
import { assertMay, assertSameVenue, venueOfParent } from '../parents.ts'
import type { PartEdit, PartEditor } from './part-editor.ts'
import { problemsOfRecommendations } from '../recommended-options.ts'
import { namesIn } from './save-part.ts'

/** The fields of an item's form, with its menu. */
export type PlacedItemDraft = ItemDraft & { menuId?: number }

const priceFields = ['price', 'isDiscountedPrice', 'discountedPrice']
/** The times of a discount: with more of them an item costs less. */
const discountTimeFields = ['appliedDaysForDiscountedPrice', 'appliedHoursForDiscountedPrice']

/** The editor that creates, changes and deletes items. */
export const itemEditor: PartEditor<ItemRow, PlacedItemDraft> = {
  table: 'items',
  entity: 'item',
  fields: [...keysOf(itemFields), 'menuId'],
  texts: localFieldsOf(itemFields),
  fixed: ['restaurantId'],
  fieldOfColumn: {},
  defaults: { ...defaultsOf(itemFields), menuId: 0 },
  siblings: ['menuId', 'categoryId'],

  nameOf: (row) => localTextOf(row.name).en,

  recordOf: (row, { currency }) => draftOfRecord(itemFields, itemColumns.read(row, currency)),

  pricesOf: ({ price, isDiscountedPrice, discountedPrice }) => ({
    price,
    'discounted price': isDiscountedPrice ? discountedPrice : null,
  }),

  columnsOf: (draft, { currency }) => itemColumns.write(storedDraft(itemFields, draft), currency),

  /** Completes a draft: a category that is named without a menu implies its menu. */
  *completeDraft(after, { before, body }) {
    const isMovedByCategory = body.menuId === undefined && after.categoryId != null
    if (!isMovedByCategory || after.categoryId === before.categoryId) return after
    const category = yield* one<{ menuId: number }>(
      `SELECT c."menuId" FROM categories c JOIN menus m ON m."restaurantId" = c."restaurantId"
       WHERE c."id" = ? AND m."id" = ?`,
      after.categoryId!,
      before.menuId ?? 0,
    )
    return category ? { ...after, menuId: category.menuId } : after
  },

  *guard({ after, changed, user, venue, now }) {
    if (changed.includes('tag')) assertMay(user, 'menus:tag', 'tagForAdmin')
    const isPriced = changed.some(
      (field) => priceFields.includes(field) || (after.isDiscountedPrice && discountTimeFields.includes(field)),
    )
    yield* guardItemEdit({ user, venue, isPriced, now })
  },

  *problemsOf(edit) {
    const { after, venue, user } = edit
    const { hasCategories, problems } = yield* problemsOfPlace(edit)
    return {
      ...(edit.row && (yield* problemsOfItemPrices(new Map([[edit.row.id, after]]), venue)).get(edit.row.id)),
      ...problemsOfItem(after, { venue, role: user.role, hasCategories }),
      ...(yield* problemsOfRecommendations(after, venue.id)),
      ...problems,
    }
  },

  guardRemoval: ({ venue, user, now }) => guardItemEdit({ user, venue, isPriced: false, now }),

  *inTheWay({ id }) {
    return [
      { entity: 'sides', names: yield* namesIn('sides', { by: 'itemId', id }) },
      { entity: 'modifiers', names: yield* namesIn('modifier_groups', { by: 'itemId', id }) },
    ]
  },

  *venueOf({ menuId, restaurantId }, user) {
    const venueId = yield* venueOfParent('menus', { field: 'menuId', id: Number(menuId), code: 'menuUnknown', user })
    assertSameVenue(restaurantId, venueId, user)
    return venueId
  },

  placeOf: () => ({}),
}

/**
 * Returns the problems of an item's place: the menu must be of the venue and the category of the menu; a menu with
 * categories needs one.
 */
function* problemsOfPlace({
  after,
  venue,
}: PartEdit<ItemRow, PlacedItemDraft>): Transaction<{ hasCategories: boolean; problems: MenuProblems }> {
  const menu = yield* one<{ hasCategories: boolean | 0 | 1 }>(
    'SELECT "hasCategories" FROM menus WHERE "id" = ? AND "restaurantId" = ?',
    after.menuId ?? 0,
    venue.id,
  )
  if (!menu) return { hasCategories: false, problems: { menuId: menuProblem('menuUnknown') } }
  if (after.categoryId == null) {
    if (menu.hasCategories) return { hasCategories: true, problems: {} }
    const some = yield* one('SELECT 1 AS "found" FROM categories WHERE "menuId" = ? LIMIT 1', after.menuId ?? 0)
    return { hasCategories: some !== undefined, problems: {} }
  }
  const category = yield* one(
    'SELECT "name" FROM categories WHERE "id" = ? AND "menuId" = ?',
    after.categoryId,
    after.menuId ?? 0,
  )
  return { hasCategories: true, problems: category ? {} : { categoryId: menuProblem('categoryUnknown') } }
}
