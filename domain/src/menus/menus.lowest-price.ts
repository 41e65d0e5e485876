import type { Currency } from '../kit/money.ts'
import { toMinor } from '../kit/money.ts'
import type { GroupDraft, ItemDraft } from './menus.drafts.ts'
import { menuProblem, type MenuProblems } from './menus.errors.ts'

type Prices = Pick<ItemDraft, 'price' | 'isDiscountedPrice' | 'discountedPrice'>
type Group = Pick<GroupDraft, 'isActive' | 'modifiersList'>

/** What is wrong with the prices of an item: with the cheapest options of its groups, none may fall below zero. */
export function problemsOfLowestPrice(item: Prices, groups: readonly Group[], currency: Currency): MenuProblems {
  const least = sumOf(groups.map((group) => cheapestOption(group, currency)))
  return {
    ...(minor(item.price, currency) + least < 0 && { price: menuProblem('lineBelowZero') }),
    ...(item.isDiscountedPrice &&
      minor(item.discountedPrice, currency) + least < 0 && { discountedPrice: menuProblem('lineBelowZero') }),
  }
}

/** What is wrong with a group's options: with none of them, nor with it being switched on, may its item fall below zero. */
export function problemsOfLowestOptions(
  group: Group,
  { item, others, currency }: { item: Prices; others: readonly Group[]; currency: Currency },
): MenuProblems {
  if (group.isActive === false) return {}
  const prices = [item.price, ...(item.isDiscountedPrice ? [item.discountedPrice] : [])]
  const lowest = Math.min(...prices.map((price) => minor(price, currency)))
  const rest = lowest + sumOf(others.map((other) => cheapestOption(other, currency)))
  const wrong = (group.modifiersList ?? []).flatMap(({ price }, index) =>
    rest + minor(price, currency) < 0 ? [`modifiersList.${index}.price`, 'isActive'] : [],
  )
  return Object.fromEntries(wrong.map((path) => [path, menuProblem('lineBelowZero')]))
}

/** In minor units. Exactly one option of a group that is on is chosen. */
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
