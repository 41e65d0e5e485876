import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import { worksAt } from '@brigade/domain/access/principal.ts'
import type { MenuDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { localFieldsOf, menuFields } from '@brigade/domain/menus/menus.fields.ts'
import { defaultsOf } from '@brigade/domain/menus/menus.field-values.ts'
import { problemsOfMenu } from '@brigade/domain/menus/menus.rules.ts'
import { problemsOfName } from '@brigade/domain/menus/menus.text-rules.ts'
import { draftOfRecord, storedDraft } from '@brigade/domain/menus/menus.tidy-fields.ts'
import { assertGranted } from '#features/passphrases/public/assert-granted.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import { otherVenue } from '#kit/errors/errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { menuColumns, type MenuRow } from '../../part-columns.ts'
import { localTextOf } from '../../stored-values.ts'
import { gatherItems } from '../gather-items.ts'
import { assertMay, wrongParent } from '../parents.ts'
import type { PartEditor } from './part-editor.ts'
import { namesIn } from './save-part.ts'

/** The editor that creates, changes and deletes menus. */
export const menuEditor: PartEditor<MenuRow, MenuDraft> = {
  table: 'menus',
  entity: 'menu',
  fields: [...keysOf(menuFields), 'itemsInto'],
  texts: localFieldsOf(menuFields),
  fixed: ['restaurantId'],
  fieldOfColumn: {},
  defaults: defaultsOf(menuFields),
  siblings: ['restaurantId'],

  nameOf: (row) => localTextOf(row.name).en,

  recordOf: (row) => draftOfRecord(menuFields, menuColumns.read(row)),

  columnsOf: ({ itemsInto: _into, ...draft }) => menuColumns.write(storedDraft(menuFields, draft)),

  *guard({ changed, after, venue, user, now }) {
    const isOfAdmin = changed.includes('hasMenuForm') || changed.includes('isOpenTab')
    if (isOfAdmin) assertMay(user, 'menus:guestForms', 'switchesForAdmin')
    if (isGathering({ changed, after })) yield* assertGranted({ user, venueId: venue.id, gate: 'menuEdit', now })
  },

  *problemsOf({ row, after, venue, user }) {
    const problems = problemsOfMenu(after, { venue, role: user.role })
    return row ? { ...problems, ...(yield* problemsOfLayout(row.id, after)) } : problems
  },

  *alsoChange({ row, changed, after, venue, user, now }) {
    if (!row || !after.itemsInto || !isGathering({ changed, after })) return
    yield* gatherItems({ menuId: row.id, venueId: venue.id, name: after.itemsInto, user, now })
  },

  *inTheWay({ id }) {
    return [
      { entity: 'categories', names: yield* namesIn('categories', { by: 'menuId', id }) },
      { entity: 'items', names: yield* namesIn('items', { by: 'menuId', id }) },
    ]
  },

  *venueOf({ restaurantId }, user) {
    const venueId = Number(restaurantId)
    if (!worksAt(user, venueId)) throw otherVenue()
    if (!(yield* findVenue(venueId))) throw wrongParent('restaurantId', 'venueUnknown')
    return venueId
  },

  placeOf: () => ({}),
}

/** Returns whether a menu gets categories and the items directly in it are to move into the first one. */
function isGathering({ changed, after }: { changed: readonly string[]; after: MenuDraft }): boolean {
  return changed.includes('hasCategories') && after.hasCategories === true && after.itemsInto !== undefined
}

/**
 * Returns the problems with changing a menu's layout: its categories or direct items prevent the change, because the editor would no
 * longer show them, and guests could still order them. Items may move into a category that the change names.
 */
export function* problemsOfLayout(menuId: number, { hasCategories, itemsInto }: MenuDraft): Transaction<MenuProblems> {
  const inTheWay = hasCategories
    ? yield* one('SELECT 1 AS "found" FROM items WHERE "menuId" = ? AND "categoryId" IS NULL LIMIT 1', menuId)
    : yield* one('SELECT 1 AS "found" FROM categories WHERE "menuId" = ? LIMIT 1', menuId)
  if (!inTheWay) return {}
  if (hasCategories && itemsInto) return problemsOfName('itemsInto', itemsInto)
  return { hasCategories: menuProblem(hasCategories ? 'menuHasItems' : 'menuHasCategories') }
}
