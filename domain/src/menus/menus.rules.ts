import type { Role } from '../access/roles.ts'
import type { Venue } from '../venues/venues.schema.ts'
import type { CategoryDraft, MenuDraft } from './menus.drafts.ts'
import type { Problems } from '../kit/problems.ts'
import { menuProblem, type MenuProblems } from './menus.errors.ts'
import { problemsOfName } from './menus.text-rules.ts'

/** The settings of a venue that the rules of its menu read. */
export type MenuSettings = Pick<Venue, 'currency' | 'isPOSIntegrated' | 'isOpenTableOption' | 'integratedPOSList'>

/** For whom a draft is checked: the venue's settings and the role of who edits. */
export type Editing = { venue: MenuSettings; role: Role }

/** What is wrong with a menu's draft. (spec 2, §5) */
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

/** What is wrong with a category's draft. (spec 2, §5) */
export function problemsOfCategory(draft: CategoryDraft): MenuProblems {
  return { ...problemsOfName('name', draft.name), ...problemsOfTimes(draft) }
}

/** What is wrong with the form that gives a tag: none was chosen. (spec 2, §5) */
export function problemsOfTag({ tag }: { tag?: string | null }): MenuProblems {
  return tag ? {} : { tag: menuProblem('tagMissing') }
}

type Times = { daysAvailable?: readonly string[]; hoursAvailable?: readonly string[] }

/** What is wrong with the days and hours of a menu, category or item: there must be some. (spec 2, §5) */
export function problemsOfTimes({ daysAvailable, hoursAvailable }: Times): MenuProblems {
  return {
    ...(!daysAvailable?.length && { daysAvailable: menuProblem('timesMissing') }),
    ...(!hoursAvailable?.length && { hoursAvailable: menuProblem('timesMissing') }),
  }
}

/** Fields whose soundness hangs on another one that changes. */
const dependents: Record<string, readonly string[]> = {
  price: ['discountedPrice'],
  isDiscountedPrice: ['discountedPrice', 'appliedDaysForDiscountedPrice', 'appliedHoursForDiscountedPrice'],
  recommendationCategory: ['mainOptionId', 'subOptionId'],
  mainOptionId: ['recommendationCategory', 'subOptionId'],
  subOptionId: ['recommendationCategory', 'mainOptionId'],
  menuId: ['categoryId'],
  hasCategories: ['itemsInto'],
  min: ['max'],
}

/**
 * Of the problems of a whole record, those that a change brings or touches: what was wrong before, elsewhere in it, does not keep
 * people from changing the rest.
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
