import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { menuProblem } from '@brigade/domain/menus/menus.errors.ts'
import type { CategoryDraft } from '@brigade/domain/menus/menus.drafts.ts'
import { categoryFields, localFieldsOf } from '@brigade/domain/menus/menus.fields.ts'
import { defaultsOf } from '@brigade/domain/menus/menus.field-values.ts'
import { problemsOfCategory } from '@brigade/domain/menus/menus.rules.ts'
import { draftOfRecord, storedDraft } from '@brigade/domain/menus/menus.tidy-fields.ts'
import { assertGranted } from '#features/passphrases/public/assert-granted.ts'
import { one } from '#kit/database/transaction.ts'
import { categoryColumns, type CategoryRow } from '../../part-columns.ts'
import { localTextOf } from '../../stored-values.ts'
import { moveItems } from '../move-items.ts'
import { assertMay, assertSameVenue, venueOfParent } from '../parents.ts'
import type { PartEditor } from './part-editor.ts'
import { namesIn } from './save-part.ts'

type Draft = CategoryDraft & { menuId?: number }

/** The editor that creates, changes, moves and deletes categories. */
export const categoryEditor: PartEditor<CategoryRow, Draft> = {
  table: 'categories',
  entity: 'category',
  fields: [...keysOf(categoryFields), 'menuId'],
  texts: localFieldsOf(categoryFields),
  fixed: ['restaurantId'],
  fieldOfColumn: {},
  defaults: { ...defaultsOf(categoryFields), menuId: 0 },
  siblings: ['menuId'],

  nameOf: (row) => localTextOf(row.name).en,

  recordOf: (row) => draftOfRecord(categoryFields, categoryColumns.read(row)),

  columnsOf: (draft) => categoryColumns.write(storedDraft(categoryFields, draft)),

  *guard({ row, changed, user, venue, now }) {
    if (changed.includes('images')) assertMay(user, 'categories:writeImages', 'imagesForAdmin')
    if (changed.includes('tag')) assertMay(user, 'menus:tag', 'tagForAdmin')
    const isMoved = row !== undefined && changed.includes('menuId')
    if (isMoved) yield* assertGranted({ user, venueId: venue.id, gate: 'categoryMove', now })
    const isMovedAlone = isMoved && changed.length === 1
    if (!isMovedAlone) yield* assertGranted({ user, venueId: venue.id, gate: 'menuEdit', now })
  },

  *problemsOf({ after, venue }) {
    const menu = yield* one<{ hasCategories: boolean | 0 | 1 }>(
      'SELECT "hasCategories" FROM menus WHERE "id" = ? AND "restaurantId" = ?',
      after.menuId ?? 0,
      venue.id,
    )
    return {
      ...problemsOfCategory(after),
      ...(!menu && { menuId: menuProblem('menuUnknown') }),
      ...(menu && !menu.hasCategories && { menuId: menuProblem('menuWithoutCategories') }),
    }
  },

  *alsoChange({ row, after, changed, user, now }) {
    if (row && after.menuId && changed.includes('menuId')) {
      yield* moveItems({ categoryId: row.id, menuId: after.menuId, user, now })
    }
  },

  *guardRemoval({ venue, user, now }) {
    yield* assertGranted({ user, venueId: venue.id, gate: 'menuEdit', now })
  },

  *inTheWay({ id }) {
    return [{ entity: 'items', names: yield* namesIn('items', { by: 'categoryId', id }) }]
  },

  *venueOf({ menuId, restaurantId }, user) {
    const venueId = yield* venueOfParent('menus', { field: 'menuId', id: Number(menuId), code: 'menuUnknown', user })
    assertSameVenue(restaurantId, venueId, user)
    return venueId
  },

  placeOf: () => ({}),
}
