import type { Currency } from '../kit/money.ts'
import { toMinor } from '../kit/money.ts'
import type { GroupDraft, ItemDraft, SideDraft } from './menus.drafts.ts'
import { menuProblem, type MenuProblems } from './menus.errors.ts'
import type { ItemPromotion } from './menus.promotion.schema.ts'
import { promotedPrice } from './menus.promotion.ts'

type Prices = Pick<ItemDraft, 'price' | 'isDiscountedPrice' | 'discountedPrice'> & { promotion?: ItemPromotion }
type Group = Pick<GroupDraft, 'isActive' | 'modifiersList'>
type Side = Pick<SideDraft, 'isActive' | 'min' | 'price'>

/**
 * Returns the lowest price of one piece of an item in minor units: its lower price, with the cheapest option of each
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
    sumOf(groups.map((group) => cheapestOption(group, currency))) +
    sumOf(required.map(({ min, price }) => (min ?? 0) * minor(price, currency)))
  )
}

/** Returns the problems of an item's prices: with the cheapest options of its groups, none may fall below zero. */
export function problemsOfLowestPrice(item: Prices, groups: readonly Group[], currency: Currency): MenuProblems {
  const least = sumOf(groups.map((group) => cheapestOption(group, currency)))
  return {
    ...(minor(item.price, currency) + least < 0 && { price: menuProblem('lineBelowZero') }),
    ...(item.isDiscountedPrice &&
      minor(item.discountedPrice, currency) + least < 0 && { discountedPrice: menuProblem('lineBelowZero') }),
  }
}

/**
 * Returns the problems of a group's options: neither an option nor switching the group on may bring its item below
 * zero.
 */
export function problemsOfLowestOptions(
  group: Group,
  { item, others, currency }: { item: Prices; others: readonly Group[]; currency: Currency },
): MenuProblems {
  if (group.isActive === false) return {}
  const rest = lowerPrice(item, currency) + sumOf(others.map((other) => cheapestOption(other, currency)))
  const wrong = (group.modifiersList ?? []).flatMap(({ price }, index) =>
    rest + minor(price, currency) < 0 ? [`modifiersList.${index}.price`, 'isActive'] : [],
  )
  return Object.fromEntries(wrong.map((path) => [path, menuProblem('lineBelowZero')]))
}

/** Returns the discounted price or that of a promotion if it is on and lower, in minor units. */
function lowerPrice({ price, isDiscountedPrice, discountedPrice, promotion }: Prices, currency: Currency): number {
  const base = minor(price, currency)
  const own = promotion && promotion.price !== null ? minor(promotion.price, currency) : null
  const promoted = promotion ? promotedPrice(base, { ...promotion, price: own }) : null
  return Math.min(base, ...(isDiscountedPrice ? [minor(discountedPrice, currency)] : []), promoted ?? base)
}

/** Returns the price of the cheapest option in minor units. Exactly one option of a group that is on is chosen. */
function cheapestOption({ isActive, modifiersList }: Group, currency: Currency): number {
  if (isActive === false || !modifiersList?.length) return 0
  return Math.min(...modifiersList.map(({ price }) => minor(price, currency)))
}

function minor(price: number | null | undefined, currency: Currency): number {
  return toMinor(price ?? 0, currency) ?? 0
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
