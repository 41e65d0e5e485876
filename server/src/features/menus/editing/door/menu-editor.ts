import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { menuProblem, type MenuProblems } from '@brigade/domain/menus/menus.errors.ts'
import { plainPosId } from '@brigade/domain/menus/menus.pos-ids.ts'
import { worksAt } from '@brigade/domain/access/principal.ts'
import { type MenuDraft, menuDraftSchema } from '@brigade/domain/menus/menus.drafts.ts'
import { problemsOfMenu } from '@brigade/domain/menus/menus.rules.ts'
import { problemsOfName, textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import { tidyDays, tidyHours } from '@brigade/domain/menus/menus.times.ts'
import { assertGranted } from '#features/passphrases/door/assert-granted.ts'
import { findVenue } from '#features/venues/door/find-venue.ts'
import { otherVenue } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'
import { menuColumns, type MenuRow } from '../../part-columns.ts'
import { textOf } from '../../stored-values.ts'
import { gatherItems } from '../gather-items.ts'
import { assertMay, wrongParent } from '../parents.ts'
import type { PartEditor } from './part-editor.ts'
import { namesIn } from './save-part.ts'

type Times = { daysAvailable?: readonly string[]; hoursAvailable?: readonly string[] }

/** How menus are created, changed and deleted. */
export const menuEditor: PartEditor<MenuRow, MenuDraft> = {
  table: 'menus',
  entity: 'menu',
  fields: [...keysOf(menuDraftSchema), 'itemsInto'],
  texts: ['name'],
  fixed: ['restaurantId'],
  fieldOfColumn: {},
  defaults: {
    name: {},
    daysAvailable: [],
    hoursAvailable: [],
    hasCategories: true,
    isActive: true,
    hasMenuForm: true,
    isOpenTab: false,
    menuPosId: null,
  },
  siblings: ['restaurantId'],

  nameOf: (row) => textOf(row.name).en,

  recordOf(row) {
    const menu = menuColumns.read(row)
    return { ...menu, ...tidyTimes(menu) }
  },

  columnsOf: ({ itemsInto: _into, ...draft }) =>
    menuColumns.write({
      ...draft,
      name: textOfDraft(draft.name ?? {}),
      ...tidyTimes(draft),
      menuPosId: plainPosId(draft.menuPosId),
    }),

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

/** Whether a menu gets categories, and what stands in it directly goes into the first of them. */
function isGathering({ changed, after }: { changed: readonly string[]; after: MenuDraft }): boolean {
  return changed.includes('hasCategories') && after.hasCategories === true && after.itemsInto !== undefined
}

/**
 * What stands in a menu as it was laid out keeps it so: else the editor would not show it any more, and guests could still order it.
 * Items may go into a category that is named with the change.
 */
export function* problemsOfLayout(menuId: number, { hasCategories, itemsInto }: MenuDraft): Work<MenuProblems> {
  const inTheWay = hasCategories
    ? yield* one('SELECT 1 AS "found" FROM items WHERE "menuId" = ? AND "categoryId" IS NULL LIMIT 1', menuId)
    : yield* one('SELECT 1 AS "found" FROM categories WHERE "menuId" = ? LIMIT 1', menuId)
  if (!inTheWay) return {}
  if (hasCategories && itemsInto) return problemsOfName('itemsInto', itemsInto)
  return { hasCategories: menuProblem(hasCategories ? 'menuHasItems' : 'menuHasCategories') }
}

/** Days and hours as a draft holds them, and as they are stored. */
export function tidyTimes({ daysAvailable = [], hoursAvailable = [] }: Times) {
  return { daysAvailable: tidyDays(daysAvailable), hoursAvailable: tidyHours(hoursAvailable) }
}
