import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import { plainPosId } from '@brigade/domain/menus/menus.pos-ids.ts'
import { type ItemDraft, itemDraftSchema } from '@brigade/domain/menus/menus.drafts.ts'
import { problemsOfItem } from '@brigade/domain/menus/menus.item-rules.ts'
import { menuTags } from '@brigade/domain/menus/menus.tags.ts'
import { linesOfDraft, textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import { tidyDays, tidyHours } from '@brigade/domain/menus/menus.times.ts'
import { assertGranted } from '#features/passphrases/door/assert-granted.ts'
import { one, type Work } from '#kit/work.ts'
import { itemColumns, type ItemRow } from '../../part-columns.ts'
import { textOf } from '../../stored-values.ts'
import { guardPrices } from './locked-prices.ts'
import { problemsOfItemPrices } from './lowest-price.ts'
import { tidyTimes } from './menu-editor.ts'
import { assertMay, assertSameVenue, venueOfParent } from '../parents.ts'
import type { PartEdit, PartEditor } from './part-editor.ts'
import { problemsOfRecommendations } from '../recommended-options.ts'
import { namesIn } from './save-part.ts'

/** What an item's form holds, with the place where it stands. */
export type PlacedItemDraft = ItemDraft & { menuId?: number }

const priceFields = ['price', 'isDiscountedPrice', 'discountedPrice']
/** When the discount applies: at more times an item costs less. */
const discountTimeFields = ['appliedDaysForDiscountedPrice', 'appliedHoursForDiscountedPrice']

/** How items are created, changed and deleted. */
export const itemEditor: PartEditor<ItemRow, PlacedItemDraft> = {
  table: 'items',
  entity: 'item',
  fields: [...keysOf(itemDraftSchema), 'categoryId', 'menuId'],
  texts: ['name', 'description'],
  fixed: ['restaurantId'],
  fieldOfColumn: {},
  defaults: {
    name: {},
    description: {},
    daysAvailable: [],
    hoursAvailable: [],
    price: null,
    isDiscountedPrice: false,
    discountedPrice: null,
    appliedDaysForDiscountedPrice: [],
    appliedHoursForDiscountedPrice: [],
    prepareTime: 15,
    calory: null,
    ecoTag: 'none',
    images: [],
    isActive: true,
    hidePrice: false,
    isRecommendable: false,
    recommendationCategory: 'none',
    mainOptionId: [],
    subOptionId: [],
    subCategory: null,
    posItemId: null,
    tag: null,
    categoryId: null,
    menuId: 0,
  },
  siblings: ['menuId', 'categoryId'],

  nameOf: (row) => textOf(row.name).en,

  recordOf(row, { currency }) {
    const item = itemColumns.read(row, currency)
    const tag = menuTags.find((each) => each === row.tag) ?? null
    return { ...item, ...tidyTimes(item), ...tidyDiscountTimes(item), tag }
  },

  pricesOf: ({ price, isDiscountedPrice, discountedPrice }) => ({
    price,
    'discounted price': isDiscountedPrice ? discountedPrice : null,
  }),

  columnsOf: (draft, { currency }) =>
    itemColumns.write(
      {
        ...draft,
        name: textOfDraft(draft.name ?? {}),
        description: linesOfDraft(draft.description ?? {}),
        ...tidyTimes(draft),
        ...tidyDiscountTimes(draft),
        subCategory: draft.subCategory?.trim() || null,
        posItemId: plainPosId(draft.posItemId),
      },
      currency,
    ),

  /** A category of the venue that is named alone brings its menu along. */
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
    if (isPriced) yield* guardPrices({ user, venue, now })
    if (venue.isPassphrase) yield* assertGranted({ user, venueId: venue.id, gate: 'menuEdit', now })
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

  *guardRemoval({ venue, user, now }) {
    if (venue.isPassphrase) yield* assertGranted({ user, venueId: venue.id, gate: 'menuEdit', now })
  },

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

type DiscountTimes = {
  appliedDaysForDiscountedPrice?: readonly string[]
  appliedHoursForDiscountedPrice?: readonly string[]
}

function tidyDiscountTimes({
  appliedDaysForDiscountedPrice: days = [],
  appliedHoursForDiscountedPrice: hours = [],
}: DiscountTimes) {
  return { appliedDaysForDiscountedPrice: tidyDays(days), appliedHoursForDiscountedPrice: tidyHours(hours) }
}

/** The menu must be of the venue and the category of the menu; a menu that has categories wants one. */
function* problemsOfPlace({
  after,
  venue,
}: PartEdit<ItemRow, PlacedItemDraft>): Work<{ hasCategories: boolean; problems: MenuProblems }> {
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
