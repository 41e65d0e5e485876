import type { Role } from '../access/roles.ts'
import type { Venue } from '../venues/venues.schema.ts'
import type { CategoryDraft, MenuDraft } from './menus.drafts.ts'
import type { Problems } from '../kit/problems.ts'
import { menuProblem, type MenuProblems } from './menus.errors.ts'
import { problemsOfName } from './menus.text-rules.ts'

/** The settings of a venue that its menu's rules read. */
export type MenuSettings = Pick<Venue, 'currency' | 'isPOSIntegrated' | 'isOpenTableOption' | 'integratedPOSList'>

/** The context for checking a draft: the venue's settings and the editor's role. */
export type Editing = { venue: MenuSettings; role: Role }

/** Returns the problems of a menu's draft. (spec 2, §5) */
export function problemsOfMenu(draft: MenuDraft, { venue }: Editing): MenuProblems {
  const profiles = venue.isPOSIntegrated ? venue.integratedPOSList.map(({ id }) => String(id)) : []
  const hasProfile = profiles.length === 0 || profiles.includes(draft.menuPosId ?? '')
  return {
    ...problemsOfName('name', draft.name),
    ...problemsOfTimes(draft),
    ...(!hasProfile && { menuPosId: menuProblem('posProfileMissing') }),
    ...(draft.isOpenTab && !venue.isOpenTableOption && { isOpenTab: menuProblem('openTabMissing') }),
  }
}

/** Returns the problems of a category's draft. (spec 2, §5) */
export function problemsOfCategory(draft: CategoryDraft): MenuProblems {
  return { ...problemsOfName('name', draft.name), ...problemsOfTimes(draft) }
}

/** Returns the problem of the tag form: no tag was chosen. (spec 2, §5) */
export function problemsOfTag({ tag }: { tag?: string | null }): MenuProblems {
  return tag ? {} : { tag: menuProblem('tagMissing') }
}

type Times = { daysAvailable?: readonly string[]; hoursAvailable?: readonly string[] }

/** Returns the problems of the days and hours of a menu, category or item: neither may be empty. (spec 2, §5) */
export function problemsOfTimes({ daysAvailable, hoursAvailable }: Times): MenuProblems {
  return {
    ...(!daysAvailable?.length && { daysAvailable: menuProblem('timesMissing') }),
    ...(!hoursAvailable?.length && { hoursAvailable: menuProblem('timesMissing') }),
  }
}

/** Fields whose validity depends on another field that changes. */
const dependents: Record<string, readonly string[]> = {
  price: ['discountedPrice'],
  isDiscountedPrice: ['discountedPrice', 'appliedDaysForDiscountedPrice', 'appliedHoursForDiscountedPrice'],
  recommendationCategory: ['mainOptionId', 'subOptionId'],
  mainOptionId: ['recommendationCategory', 'subOptionId'],
  subOptionId: ['recommendationCategory', 'mainOptionId'],
  menuId: ['categoryId'],
  hasCategories: ['itemsInto'],
  min: ['max'],
  modifiersList: ['min'],
}

/**
 * Returns the problems that a change causes or touches, out of those of the whole record. An older problem elsewhere in
 * the record does not block the change.
 */
export function problemsOfChange<Code extends string>(
  problems: Problems<Code>,
  changedFields: readonly string[],
): Problems<Code> {
  const paths = Object.entries(problems)
  if (paths.length === 0) return problems
  const touched = new Set([...changedFields, ...changedFields.flatMap((field) => dependents[field] ?? [])])
  return Object.fromEntries(paths.filter(([path]) => touched.has(path.split('.')[0]!)))
}
