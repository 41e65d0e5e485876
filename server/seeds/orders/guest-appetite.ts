import type { Currency } from '@brigade/domain/kit/money.ts'
import type { VenueTime } from '@brigade/domain/kit/venue-clock.ts'
import { type Catalogue, type CatalogueItem, isAvailable } from '@brigade/domain/menus/menus.catalogue.ts'
import { priceCart, type PricedCart } from '@brigade/domain/orders/orders.pricing.ts'
import type { CartLineInput } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Random } from '../random.ts'

type Appetite = {
  random: Random
  catalogue: Catalogue
  venue: { currency: Currency; serviceFee: number; isDiscountedPrice: boolean }
  time: VenueTime
  at: Date
}

/** Maximum preparation minutes of a drink or the like, which needs no kitchen. */
const quickMinutes = 6

const comments = [
  'No onion, please',
  'Sauce on the side',
  'Extra crispy',
  'Not too salty',
  'Allergic to nuts',
  'Well done, please',
  'With lots of ice',
  'Cutlery for a child',
  'بدون بصل من فضلك',
  'حار جدًا من فضلك',
]

/** Returns a priced cart that a guest might order at this hour: a dish or two, often with a drink. */
export function hungryCart({ random, catalogue, venue, time, at }: Appetite): PricedCart {
  const available = [...catalogue.values()].filter((item) => item.isActive && isAvailable(item, time))
  const dishes = available.filter((item) => item.prepareTime > quickMinutes)
  const drinks = available.filter((item) => item.prepareTime <= quickMinutes)
  const chosen = new Set<CatalogueItem>()
  const dishCount = random.chance(0.12) ? 0 : random.pick([1, 1, 1, 2, 2, 3])
  for (let index = 0; index < dishCount && dishes.length > 0; index += 1) chosen.add(random.pick(dishes))
  const drinkCount = dishCount === 0 ? random.between(1, 3) : random.pick([0, 1, 1, 2])
  for (let index = 0; index < drinkCount && drinks.length > 0; index += 1) chosen.add(random.pick(drinks))
  if (chosen.size === 0) chosen.add(random.pick(available))
  const lines = [...[...chosen].map((item) => lineOf(item, random)), ...habitualLines(chosen, available)]
  const priced = priceCart({ lines, catalogue, venue, time, now: at.toISOString() })
  if (priced.problems.length > 0) throw new Error(`A demo cart has a problem: ${JSON.stringify(priced.problems)}`)
  return priced
}

/** Dishes with which guests always have the same beside it, by their English names, so that the demo has something to suggest. */
const habits: Record<string, string> = {
  'Crispy Chicken Burger': 'Hummus with Olive Oil',
  'Kunafa with Cheese': 'Moroccan Mint Tea',
}

function habitualLines(chosen: ReadonlySet<CatalogueItem>, available: readonly CatalogueItem[]): CartLineInput[] {
  const wanted = [...chosen].map(({ name }) => habits[name.en])
  return available
    .filter((item) => wanted.includes(item.name.en) && !chosen.has(item))
    .map(({ id }) => ({ itemId: id, itemQty: 1, comment: '', condimentsList: [], selectedOptions: [] }))
}

function lineOf(item: CatalogueItem, random: Random): CartLineInput {
  return {
    itemId: item.id,
    itemQty: random.pick([1, 1, 1, 1, 2, 2, 3]),
    comment: random.chance(0.14) ? random.pick(comments) : '',
    condimentsList: item.sides.flatMap((side) => {
      const least = random.chance(0.25) ? Math.max(1, side.min) : side.min
      return least > 0 ? [{ id: side.id, quantity: random.between(least, Math.min(side.max, least + 1)) }] : []
    }),
    selectedOptions: item.groups.flatMap(({ id: groupId, min, options }) =>
      min === 1
        ? [{ groupId, optionId: random.pick(options).id }]
        : options.slice(0, min).map(({ id: optionId }) => ({ groupId, optionId })),
    ),
  }
}
