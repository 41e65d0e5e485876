import { worksAt } from '@brigade/domain/access/principal.ts'
import { type MenuDraft, menuDraftSchema } from '@brigade/domain/menus/menus.drafts.ts'
import { menuErrors } from '@brigade/domain/menus/menus.errors.ts'
import { problemsOfMenu } from '@brigade/domain/menus/menus.rules.ts'
import type { Problems } from '@brigade/domain/kit/problems.ts'
import { textOfDraft } from '@brigade/domain/menus/menus.text-rules.ts'
import { tidyDays, tidyHours } from '@brigade/domain/menus/menus.times.ts'
import { forbidden } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'
import { type MenuRow, textOf, timesOf } from '../../menu-rows.ts'
import { assertMay, wrongParent } from '../parents.ts'
import type { PartKind } from './part-kind.ts'
import { namesIn } from './save-part.ts'

/** How menus are created, changed and deleted. */
export const menuKind: PartKind<MenuRow, MenuDraft> = {
  table: 'menus',
  entity: 'menu',
  fields: Object.keys(menuDraftSchema) as (keyof MenuDraft)[],
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

  draftOf: (row) => ({
    name: textOf(row.name),
    ...tidyTimes(timesOf(row)),
    hasCategories: Boolean(row.hasCategories),
    isActive: Boolean(row.isActive),
    hasMenuForm: Boolean(row.hasMenuForm),
    isOpenTab: Boolean(row.isOpenTab),
    menuPosId: row.menuPosId,
  }),

  columnsOf: (draft) => ({
    name: JSON.stringify(textOfDraft(draft.name ?? {})),
    ...timeColumns(draft),
    hasCategories: draft.hasCategories ?? true,
    isActive: draft.isActive ?? true,
    hasMenuForm: draft.hasMenuForm ?? true,
    isOpenTab: draft.isOpenTab ?? false,
    menuPosId: trimmed(draft.menuPosId),
  }),

  guard({ changed, user }) {
    const isOfAdmin = changed.includes('hasMenuForm') || changed.includes('isOpenTab')
    if (isOfAdmin) assertMay(user, 'menus:guestForms', 'switchesForAdmin')
  },

  *problemsOf({ row, after, venue, user }) {
    const problems = problemsOfMenu(after, { venue, role: user.role })
    return row ? { ...problems, ...(yield* problemsOfLayout(row.id, after)) } : problems
  },

  *inTheWay({ id }) {
    return [
      { entity: 'categories', names: yield* namesIn('categories', 'name', 'menuId', id) },
      { entity: 'items', names: yield* namesIn('items', 'name', 'menuId', id) },
    ]
  },

  *venueOf({ restaurantId }, user) {
    const venueId = Number(restaurantId)
    if (!worksAt(user, venueId)) throw forbidden({ message: 'This is not your venue.', reason: 'otherVenue' })
    const venue = yield* one<{ id: number }>('SELECT "id" FROM venues WHERE "id" = ?', venueId)
    if (!venue) throw wrongParent('restaurantId', 'venueUnknown')
    return venueId
  },

  placeOf: () => ({}),
}

/** What stands in a menu as it was laid out keeps it so: else the editor would not show it any more, and guests could still order it. */
export function* problemsOfLayout(menuId: number, { hasCategories }: MenuDraft): Work<Problems> {
  const inTheWay = hasCategories
    ? yield* one('SELECT 1 AS "found" FROM items WHERE "menuId" = ? AND "categoryId" IS NULL LIMIT 1', menuId)
    : yield* one('SELECT 1 AS "found" FROM categories WHERE "menuId" = ? LIMIT 1', menuId)
  if (!inTheWay) return {}
  return { hasCategories: hasCategories ? menuErrors.menuHasItems : menuErrors.menuHasCategories }
}

/** Days and hours as they are stored. */
export function timeColumns(draft: Pick<MenuDraft, 'daysAvailable' | 'hoursAvailable'>) {
  return {
    daysAvailable: JSON.stringify(tidyDays(draft.daysAvailable ?? [])),
    hoursAvailable: JSON.stringify(tidyHours(draft.hoursAvailable ?? [])),
  }
}

/** Days and hours of a row as a draft holds them. */
export function tidyTimes(times: { daysAvailable: readonly string[]; hoursAvailable: readonly string[] }) {
  return { daysAvailable: tidyDays(times.daysAvailable), hoursAvailable: tidyHours(times.hoursAvailable) }
}

/** A text without spaces around; nothing where it says nothing. */
export function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null
}
