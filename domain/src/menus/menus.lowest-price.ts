import type { Currency } from '../kit/money.ts'
import { toMinor } from '../kit/money.ts'
import type { GroupDraft, ItemDraft, SideDraft } from './menus.drafts.ts'
import { menuProblem, type MenuProblems } from './menus.errors.ts'
import type { ItemPromotion } from './menus.promotion.schema.ts'
import { promotedPrice } from './menus.promotion.ts'

type Prices = Pick<ItemDraft, 'price' | 'isDiscountedPrice' | 'discountedPrice'> & { promotion?: ItemPromotion }
type Group = Pick<GroupDraft, 'isActive' | 'min' | 'max' | 'modifiersList'>
type Side = Pick<SideDraft, 'isActive' | 'min' | 'price'>

/**
 * Returns the lowest price of one piece of an item in minor units: its lower price, with the cheapest choice of each
 * group that is on and with the required sides. Sold-out parts count, because they return soon.
 */
export function lowestSoldPrice(
  item: Prices,
  { groups, sides }: { groups: readonly Group[]; sides: readonly Side[] },
  currency: Currency,
): number {
  const required = sides.filter(({ isActive }) => isActive !== false)
  return (
    lowerPrice(item, currency) +
    sumOf(groups.map((group) => cheapestChoice(group, currency))) +
    sumOf(required.map(({ min, price }) => (min ?? 0) * minor(price, currency)))
  )
}

/** Returns the problems of an item's prices: with the cheapest choices of its groups, none may fall below zero. */
export function problemsOfLowestPrice(item: Prices, groups: readonly Group[], currency: Currency): MenuProblems {
  const least = sumOf(groups.map((group) => cheapestChoice(group, currency)))
  return {
    ...(minor(item.price, currency) + least < 0 && { price: menuProblem('lineBelowZero') }),
    ...(item.isDiscountedPrice &&
      minor(item.discountedPrice, currency) + least < 0 && { discountedPrice: menuProblem('lineBelowZero') }),
  }
}

/**
 * Returns the problems of a group's options: neither an option, nor switching the group on, nor the number of options
 * to choose may bring its item below zero.
 */
export function problemsOfLowestOptions(
  group: Group,
  { item, others, currency }: { item: Prices; others: readonly Group[]; currency: Currency },
): MenuProblems {
  if (group.isActive === false) return {}
  const rest = lowerPrice(item, currency) + sumOf(others.map((other) => cheapestChoice(other, currency)))
  const prices = (group.modifiersList ?? []).map(({ price }) => minor(price, currency))
  // Nearly always, not even all that is below zero brings the item there.
  const discounts = prices.filter((price) => price < 0).toSorted((one, other) => one - other)
  if (rest + sumOf(discounts.slice(0, group.max ?? 1)) >= 0) return {}
  const numbers = (['min', 'max'] as const).filter((name) => (group[name] ?? 1) !== 1)
  const wrong = prices.flatMap((price, index) => {
    const beside = cheapestOf(prices.toSpliced(index, 1), fewerByOne(group))
    return rest + price + beside < 0 ? [`modifiersList.${index}.price`, 'isActive', ...numbers] : []
  })
  return Object.fromEntries(wrong.map((path) => [path, menuProblem('lineBelowZero')]))
}

/** Returns the discounted price or that of a promotion if it is on and lower, in minor units. */
function lowerPrice({ price, isDiscountedPrice, discountedPrice, promotion }: Prices, currency: Currency): number {
  const base = minor(price, currency)
  const own = promotion && promotion.price !== null ? minor(promotion.price, currency) : null
  const promoted = promotion ? promotedPrice(base, { ...promotion, price: own }) : null
  return Math.min(base, ...(isDiscountedPrice ? [minor(discountedPrice, currency)] : []), promoted ?? base)
}

/** Returns the price of the cheapest choice of a group's options in minor units; a group that is off has none. */
function cheapestChoice({ isActive, modifiersList, ...numbers }: Group, currency: Currency): number {
  if (isActive === false || !modifiersList?.length) return 0
  return cheapestOf(
    modifiersList.map(({ price }) => minor(price, currency)),
    numbers,
  )
}

type Numbers = Pick<Group, 'min' | 'max'>

/** Returns the sum of the cheapest prices: as many as must be chosen, and all further ones below zero that may be. */
function cheapestOf(prices: readonly number[], { min, max }: Numbers): number {
  const chosen = prices.toSorted((one, other) => one - other).slice(0, max ?? 1)
  return sumOf(chosen.filter((price, place) => place < (min ?? 1) || price < 0))
}

function fewerByOne({ min, max }: Numbers): Numbers {
  return { min: Math.max(0, (min ?? 1) - 1), max: Math.max(0, (max ?? 1) - 1) }
}

function minor(price: number | null | undefined, currency: Currency): number {
  return toMinor(price ?? 0, currency) ?? 0
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
