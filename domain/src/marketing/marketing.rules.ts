import { type Currency, decimalsOf, toMinor } from '../kit/money.ts'
import type { TypedNumber } from '../kit/read-number.ts'
import { languages } from '../kit/languages.ts'
import { plainLines, plainText } from '../kit/plain-text.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import { isDay } from '../kit/venue-days.ts'
import type { LocalDraft } from '../menus/menus.drafts.ts'
import { requiredLanguages } from '../menus/menus.languages.ts'
import { promotedPrice } from '../menus/menus.promotion.ts'
import { linesOfDraft, textOfDraft } from '../menus/menus.text-rules.ts'
import { tidyDays, tidyHours } from '../menus/menus.times.ts'
import type { MarketingErrorCode } from './marketing.errors.ts'
import { promotionLimits } from './marketing.limits.ts'
import type { PromotedItem, Promotion, PromotionDraft } from './marketing.schema.ts'

type PromotionProblems = Problems<MarketingErrorCode>

/** The fields of a promotion that people fill in. */
export const promotionFields = [
  'title',
  'text',
  'images',
  'isActive',
  'firstDay',
  'lastDay',
  'daysAvailable',
  'hoursAvailable',
  'items',
] as const satisfies readonly (keyof Promotion & keyof PromotionDraft)[]

export type PromotionValues = Pick<Promotion, (typeof promotionFields)[number]>

/** The values of a new promotion: it runs always, with no items yet. */
export const newPromotion: PromotionValues = {
  title: { en: '' },
  text: {},
  images: [],
  isActive: true,
  firstDay: null,
  lastDay: null,
  daysAvailable: ['ALL'],
  hoursAvailable: ['ALL'],
  items: [],
}

/** Returns the values of a promotion after a change, in the form in which they are stored. */
export function changedPromotion(before: PromotionValues, draft: PromotionDraft): PromotionValues {
  const { images, isActive, firstDay, lastDay, daysAvailable, hoursAvailable, items } = { ...before, ...draft }
  const { en, ...others } = linesOfDraft({ ...before.text, ...draft.text })
  return {
    title: textOfDraft({ ...before.title, ...draft.title }),
    text: en === '' ? others : { en, ...others },
    images,
    isActive,
    firstDay: firstDay === '' ? null : firstDay,
    lastDay: lastDay === '' ? null : lastDay,
    daysAvailable: tidyDays(daysAvailable),
    hoursAvailable: tidyHours(hoursAvailable),
    items: items.map(tidyItem),
  }
}

/** Returns an item of a promotion with all of its fields. */
export function tidyItem({ itemId, price, percentage }: NonNullable<PromotionDraft['items']>[number]): PromotedItem {
  return { itemId, price: price ?? null, percentage: percentage ?? null }
}

/** Returns whether an item has a price of its own in the promotion. */
export function isPriced({ price, percentage }: Pick<PromotedItem, 'price' | 'percentage'>): boolean {
  return price !== null || percentage !== null
}

/** Returns the problems of a promotion by field, besides those of its items. */
export function problemsOfPromotion(draft: PromotionDraft): PromotionProblems {
  return {
    ...problemsOfTitle(draft.title),
    ...problemsOfText(draft.text),
    ...problemsOfDays(draft),
    ...(draft.daysAvailable?.length === 0 && { daysAvailable: problem('timesMissing') }),
    ...(draft.hoursAvailable?.length === 0 && { hoursAvailable: problem('timesMissing') }),
  }
}

/** An item that can be linked: its price, and the name of another promotion that has it. */
export type LinkableItem = { price: number; takenBy?: string }

/** An item in a form, where what was typed may be no number. */
export type TypedItem = { itemId: number; price: TypedNumber; percentage: TypedNumber }

type Linking = {
  /** The items of the venue by id, at least those that the promotion names. */
  known: ReadonlyMap<number, LinkableItem>
  /** The items that the promotion has already: what was accepted once is not refused again. */
  before?: readonly PromotedItem[]
  currency: Currency
}

/** Returns the problems of a promotion's items by field: each is of the venue, in no other promotion and cheaper there. */
export function problemsOfItems(items: readonly TypedItem[], { known, before = [], currency }: Linking) {
  const accepted = new Map(before.map((item) => [item.itemId, item]))
  const seen = new Set<number>()
  const problems: PromotionProblems = {}
  for (const [index, item] of items.entries()) {
    const [field, found] = problemOfItem(item, { item: known.get(item.itemId), currency }) ?? []
    const was = accepted.get(item.itemId)
    const isAccepted = was?.price === item.price && was.percentage === item.percentage
    if (seen.has(item.itemId)) problems[`items.${index}.itemId`] = problem('itemTwice')
    else if (field && found && (field === 'itemId' || !isAccepted)) problems[`items.${index}.${field}`] = found
    seen.add(item.itemId)
  }
  return problems
}

type ItemField = keyof PromotedItem

function problemOfItem(
  promoted: TypedItem,
  { item, currency }: { item: LinkableItem | undefined; currency: Currency },
): [ItemField, Problem<MarketingErrorCode>] | undefined {
  if (!item) return ['itemId', problem('itemUnknown')]
  if (item.takenBy !== undefined) return ['itemId', { code: 'itemTaken', params: { name: item.takenBy } }]
  const { price, percentage } = promoted
  if (typeof price === 'string') return ['price', problem('numberInvalid')]
  if (typeof percentage === 'string') return ['percentage', problem('numberInvalid')]
  if (price !== null && percentage !== null) return ['percentage', problem('priceTwice')]
  if (percentage !== null && !isPercentageOff(percentage)) return ['percentage', problem('percentageInvalid')]
  if (price !== null && price < 0) return ['price', problem('priceBelowZero')]
  const own = price === null ? null : toMinor(price, currency)
  if (price !== null && own === null) {
    return ['price', { code: 'decimalsTooMany', params: { decimals: decimalsOf(currency), currency } }]
  }
  const base = toMinor(item.price, currency) ?? 0
  const result = promotedPrice(base, { price: own, percentage })
  if (result === null || result < base) return undefined
  return [price === null ? 'percentage' : 'price', problem('priceNotBelow')]
}

function isPercentageOff(percentage: number): boolean {
  return percentage > 0 && percentage <= 100 && /^\d+(?:\.\d{1,2})?$/.test(String(percentage))
}

function problemsOfTitle(title: LocalDraft = {}): PromotionProblems {
  const problems = problemsOfLength('title', title, { limit: promotionLimits.titleLength, tidy: plainText })
  for (const language of requiredLanguages) {
    if (plainText(title[language] ?? '') === '') problems[`title.${language}`] = problem('titleMissing')
  }
  return problems
}

function problemsOfText(text: LocalDraft = {}): PromotionProblems {
  return problemsOfLength('text', text, { limit: promotionLimits.textLength, tidy: plainLines })
}

function problemsOfLength(
  field: 'title' | 'text',
  text: LocalDraft,
  { limit, tidy }: { limit: number; tidy: (text: string) => string },
): PromotionProblems {
  const code = field === 'title' ? 'titleTooLong' : 'textTooLong'
  const long = languages.filter((language) => Array.from(tidy(text[language] ?? '')).length > limit)
  return Object.fromEntries(long.map((language) => [`${field}.${language}`, { code, params: { limit } }]))
}

function problemsOfDays({ firstDay, lastDay }: PromotionDraft): PromotionProblems {
  const wrong = Object.entries({ firstDay, lastDay }).filter(([, day]) => day && !isDay(day))
  if (wrong.length > 0) return Object.fromEntries(wrong.map(([field]) => [field, problem('dayInvalid')]))
  return firstDay && lastDay && lastDay < firstDay ? { lastDay: problem('lastDayTooEarly') } : {}
}

function problem(code: MarketingErrorCode): Problem<MarketingErrorCode> {
  return { code }
}
