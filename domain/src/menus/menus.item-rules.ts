import type { Currency } from '../kit/money.ts'
import { type ItemDraft, menuLimits, type SideDraft, type Typed } from './menus.drafts.ts'
import { menuProblem, type MenuProblems } from './menus.errors.ts'
import { itemFields } from './menus.fields.ts'
import { problemsOfCount, problemsOfPrice } from './menus.number-rules.ts'
import { problemsOfPosId } from './menus.pos-ids.ts'
import { type Editing, problemsOfTimes } from './menus.rules.ts'
import { problemsOfDescription, problemsOfName, problemsOfTexts } from './menus.text-rules.ts'

/** `hasCategories`: the item's menu has categories, so the item must be in one. */
export type EditingItem = Editing & { hasCategories: boolean }

/** Returns the problems of an item's draft. (spec 2, §5) */
export function problemsOfItem(draft: Typed<ItemDraft>, { venue, hasCategories }: EditingItem): MenuProblems {
  return {
    ...problemsOfName('name', draft.name),
    ...problemsOfDescription('description', draft.description),
    ...problemsOfTexts(itemFields, draft),
    ...(hasCategories && draft.categoryId == null && { categoryId: menuProblem('categoryMissing') }),
    ...problemsOfTimes(draft),
    ...problemsOfPrice('price', draft.price, { currency: venue.currency, isAboveZero: true }),
    ...(draft.isDiscountedPrice && problemsOfDiscount(draft, venue.currency)),
    ...problemsOfCount('calory', draft.calory, { most: menuLimits.mostCalories, code: 'caloryInvalid' }),
    ...problemsOfCount('prepareTime', draft.prepareTime, {
      most: menuLimits.mostPrepareMinutes,
      code: 'prepareTimeInvalid',
    }),
    ...problemsOfPosId(draft.posItemId, { field: 'posItemId', venue, missing: 'itemPosIdMissing' }),
    ...problemsOfRecommendation(draft),
  }
}

/** Returns the problems of a recommendation: it needs all three parts or none. (spec 2, §5) */
export function problemsOfRecommendation({
  recommendationCategory = 'none',
  mainOptionId = [],
  subOptionId = [],
}: Pick<ItemDraft, 'recommendationCategory' | 'mainOptionId' | 'subOptionId'>): MenuProblems {
  if (recommendationCategory === 'none' && mainOptionId.length === 0 && subOptionId.length === 0) return {}
  const parts = {
    recommendationCategory: recommendationCategory !== 'none',
    mainOptionId: mainOptionId.length > 0,
    subOptionId: subOptionId.length > 0,
  }
  const missing = Object.entries(parts).filter(([, isThere]) => !isThere)
  return Object.fromEntries(missing.map(([field]) => [field, menuProblem('recommendationIncomplete')]))
}

/**
 * `lockedMin` is the only value that `min` may have: the side's current one, or 0 for a new side. It is null if `min` may
 * have any value, as in a spreadsheet.
 */
export type EditingSide = Editing & { lockedMin?: number | null }

/** Returns the problems of a side's draft. (spec 2, §5) */
export function problemsOfSide(draft: Typed<SideDraft>, { venue, lockedMin = 0 }: EditingSide): MenuProblems {
  const min = Number(draft.min ?? 0)
  return {
    ...problemsOfName('name', draft.name),
    ...problemsOfPrice('price', draft.price, { currency: venue.currency, isAboveZero: true }),
    ...(lockedMin !== null && min !== lockedMin && { min: menuProblem('minLocked') }),
    ...((!Number.isInteger(min) || min < 0) && { min: menuProblem('minInvalid') }),
    ...problemsOfMax(draft.max, min),
    ...problemsOfPosId(draft.posItemId, { field: 'posItemId', venue, missing: 'posIdMissing' }),
  }
}

function problemsOfDiscount(draft: Typed<ItemDraft>, currency: Currency): MenuProblems {
  return {
    ...problemsOfDiscountedPrice(draft, currency),
    ...(!draft.appliedDaysForDiscountedPrice?.length && { appliedDaysForDiscountedPrice: menuProblem('timesMissing') }),
    ...(!draft.appliedHoursForDiscountedPrice?.length && {
      appliedHoursForDiscountedPrice: menuProblem('timesMissing'),
    }),
  }
}

/** Returns the problems of a discounted price, compared with the price. (spec 2, §5) */
export function problemsOfDiscountedPrice(
  { price, discountedPrice }: Pick<Typed<ItemDraft>, 'price' | 'discountedPrice'>,
  currency: Currency,
): MenuProblems {
  const isAbove = typeof price === 'number' && typeof discountedPrice === 'number' && discountedPrice > price
  return {
    ...(isAbove && { discountedPrice: menuProblem('discountAbovePrice') }),
    ...problemsOfPrice('discountedPrice', discountedPrice, { currency, isAboveZero: true }),
  }
}

/** Returns the problems of a side's maximum. (spec 2, §5) */
export function problemsOfMax(max: number | string | null | undefined, min: number): MenuProblems {
  if (max == null) return { max: menuProblem('maxMissing') }
  if (!Number.isInteger(max) || Number(max) > menuLimits.mostOfASide) return { max: menuProblem('maxInvalid') }
  if (Number(max) < 1) return { max: menuProblem('maxBelowOne') }
  return Number(max) < min ? { max: menuProblem('maxBelowMin') } : {}
}
