import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { menuProblem } from '@brigade/domain/menus/menus.errors.ts'
import { type CategoryDraft, categoryDraftSchema } from '@brigade/domain/menus/menus.drafts.ts'
import { problemsOfCategory } from '@brigade/domain/menus/menus.rules.ts'
import { menuTags } from '@brigade/domain/menus/menus.tags.ts'
import { textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import { assertGranted } from '#features/passphrases/door/assert-granted.ts'
import { one } from '#kit/work.ts'
import { categoryColumns, type CategoryRow } from '../../part-columns.ts'
import { textOf } from '../../stored-values.ts'
import { tidyTimes } from './menu-editor.ts'
import { moveItems } from '../move-items.ts'
import { assertMay, assertSameVenue, venueOfParent } from '../parents.ts'
import type { PartEditor } from './part-editor.ts'
import { namesIn } from './save-part.ts'

type Draft = CategoryDraft & { menuId?: number }

/** How categories are created, changed, moved to another menu and deleted. */
export const categoryEditor: PartEditor<CategoryRow, Draft> = {
  table: 'categories',
  entity: 'category',
  fields: [...keysOf(categoryDraftSchema), 'menuId'],
  texts: ['name'],
  fixed: ['restaurantId'],
  fieldOfColumn: {},
  defaults: {
    name: {},
    daysAvailable: [],
    hoursAvailable: [],
    isActive: true,
    images: [],
    tag: null,
    menuId: 0,
  },
  siblings: ['menuId'],

  nameOf: (row) => textOf(row.name).en,

  recordOf(row) {
    const category = categoryColumns.read(row)
    return { ...category, ...tidyTimes(category), tag: menuTags.find((tag) => tag === row.tag) ?? null }
  },

  columnsOf: (draft) => categoryColumns.write({ ...draft, name: textOfDraft(draft.name ?? {}), ...tidyTimes(draft) }),

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
