import { type Currency, toMinor } from '../kit/money.ts'
import type { ItemDraft, SideDraft } from './menus.drafts.ts'
import { menuErrors, tooManyDecimals } from './menus.errors.ts'
import { type Editing, problemsOfTimes } from './menus.rules.ts'
import { type Problems, problemsOfDescription, problemsOfName } from './menus.text-rules.ts'

/** `hasCategories`: whether the item's menu has categories, so that it must be in one. */
export type EditingItem = Editing & { hasCategories: boolean }

/** What is wrong with an item's draft. (spec 2, §5) */
export function problemsOfItem(draft: ItemDraft, { venue, hasCategories }: EditingItem): Problems {
  return {
    ...problemsOfName('name', draft.name),
    ...problemsOfDescription('description', draft.description),
    ...(hasCategories && draft.categoryId == null && { categoryId: menuErrors.categoryMissing }),
    ...problemsOfTimes(draft),
    ...problemsOfPrice('price', draft.price, { currency: venue.currency, isAboveZero: true }),
    ...(draft.isDiscountedPrice && problemsOfDiscount(draft, venue.currency)),
    ...(venue.isPOSIntegrated && isBlank(draft.posItemId) && { posItemId: menuErrors.itemPosIdMissing }),
    ...problemsOfRecommendation(draft),
  }
}

/** What is wrong with a recommendation: all three parts are there, or none. (spec 2, §5) */
export function problemsOfRecommendation({
  recommendationCategory = 'none',
  mainOptionId = [],
  subOptionId = [],
}: Pick<ItemDraft, 'recommendationCategory' | 'mainOptionId' | 'subOptionId'>): Problems {
  const parts = {
    recommendationCategory: recommendationCategory !== 'none',
    mainOptionId: mainOptionId.length > 0,
    subOptionId: subOptionId.length > 0,
  }
  const missing = Object.entries(parts).filter(([, isThere]) => !isThere)
  if (missing.length === Object.keys(parts).length) return {}
  return Object.fromEntries(missing.map(([field]) => [field, menuErrors.recommendationIncomplete]))
}

/** `lockedMin`: what `min` must be, 0 unless the side came with another; null where it is free, as in a spreadsheet. */
export type EditingSide = Editing & { lockedMin?: number | null }

/** What is wrong with a side's draft. (spec 2, §5) */
export function problemsOfSide(draft: SideDraft, { venue, lockedMin = 0 }: EditingSide): Problems {
  const min = draft.min ?? 0
  return {
    ...problemsOfName('name', draft.name),
    ...problemsOfPrice('price', draft.price, { currency: venue.currency, isAboveZero: true }),
    ...(lockedMin !== null && min !== lockedMin && { min: menuErrors.minLocked }),
    ...((!Number.isInteger(min) || min < 0) && { min: menuErrors.minInvalid }),
    ...problemsOfMax(draft.max, min),
    ...(venue.isPOSIntegrated && isBlank(draft.posItemId) && { posItemId: menuErrors.posIdMissing }),
  }
}

/** What is wrong with a price in a currency; that of an option may be below zero. (spec 2, §5 and §9) */
export function problemsOfPrice(
  field: string,
  price: number | null | undefined,
  { currency, isAboveZero }: { currency: Currency; isAboveZero: boolean },
): Problems {
  if (price == null || Number.isNaN(price)) return { [field]: menuErrors.priceMissing }
  if (isAboveZero && price < 0) return { [field]: menuErrors.priceBelowZero }
  return toMinor(price, currency) === null ? { [field]: tooManyDecimals(currency) } : {}
}

/** Whether a text says nothing. */
export function isBlank(text: string | null | undefined): boolean {
  return !text?.trim()
}

function problemsOfDiscount(draft: ItemDraft, currency: Currency): Problems {
  return {
    ...problemsOfPrice('discountedPrice', draft.discountedPrice, { currency, isAboveZero: true }),
    ...(!draft.appliedDaysForDiscountedPrice?.length && { appliedDaysForDiscountedPrice: menuErrors.timesMissing }),
    ...(!draft.appliedHoursForDiscountedPrice?.length && { appliedHoursForDiscountedPrice: menuErrors.timesMissing }),
  }
}

function problemsOfMax(max: number | null | undefined, min: number): Problems {
  if (max == null) return { max: menuErrors.maxMissing }
  if (max < 1) return { max: menuErrors.maxBelowOne }
  return max < min ? { max: menuErrors.maxBelowMin } : {}
}
