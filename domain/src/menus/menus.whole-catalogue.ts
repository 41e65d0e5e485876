import { type Currency, toMinor } from '../kit/money.ts'
import type { Catalogue, CatalogueItem, ItemPrices } from './menus.catalogue.ts'
import { soldPromotion } from './menus.promotion.ts'
import type { WholeItem, WholeMenu } from './menus.whole-menu.ts'

/**
 * Returns a venue's catalogue from its whole menu on the wire, so that a browser prices a cart as the server does. It
 * has no keys of the point of sale. Throws RangeError for an amount that has more decimals than the currency.
 */
export function catalogueOfWholeMenu({ menus }: WholeMenu, currency: Currency): Catalogue {
  const items = menus.flatMap(({ categories, items: ofMenu, isOpenTab, ...menu }) => {
    const above = { menu: { id: menu.id, name: menu.name, menuPosId: null }, isOpenTab, isActive: true }
    return [
      ...ofMenu.map((item) => ({ ...above, ...sold(item, currency), times: [timesOf(item), timesOf(menu)] })),
      ...categories.flatMap((category) =>
        category.items.map((item) => {
          const times = [timesOf(item), timesOf(menu), timesOf(category)]
          return { ...above, ...sold(item, currency), times }
        }),
      ),
    ]
  })
  return new Map(items.map((item) => [item.id, item]))
}

type OwnItem = Omit<CatalogueItem, 'menu' | 'isOpenTab' | 'isActive' | 'times'>

function sold(item: WholeItem, currency: Currency): OwnItem {
  const { id, name, hidePrice, prepareTime, soldOut } = item
  const minor = (amount: number) => minorOf(amount, currency)
  return {
    id,
    name,
    ...pricesOfItem(item, currency),
    hidePrice,
    posItemId: null,
    prepareTime,
    soldOut,
    sides: item.condimentsList.map((side) => ({ ...side, price: minor(side.price), posItemId: null })),
    groups: item.modifiersList.map(({ id: groupId, groupName, min, max, modifiersList }) => ({
      id: groupId,
      name: groupName,
      min,
      max,
      options: modifiersList.map(({ _id, price, ...option }) => ({
        ...option,
        id: _id,
        price: minor(price),
        posItemId: null,
      })),
    })),
  }
}

type PricedItem = Pick<
  WholeItem,
  | 'price'
  | 'isDiscountedPrice'
  | 'discountedPrice'
  | 'appliedDaysForDiscountedPrice'
  | 'appliedHoursForDiscountedPrice'
  | 'marketingId'
  | 'promotion'
>

/** Returns what the price of an item on the wire depends on, in minor units. */
export function pricesOfItem(item: PricedItem, currency: Currency): ItemPrices {
  const minor = (amount: number) => minorOf(amount, currency)
  return {
    price: minor(item.price),
    discount: discountOf(item, currency),
    promotion: soldPromotion(item, minor),
  }
}

function discountOf(item: PricedItem, currency: Currency): CatalogueItem['discount'] {
  if (!item.isDiscountedPrice || item.discountedPrice === null) return null
  return {
    price: minorOf(item.discountedPrice, currency),
    daysAvailable: item.appliedDaysForDiscountedPrice,
    hoursAvailable: item.appliedHoursForDiscountedPrice,
  }
}

type Times = CatalogueItem['times'][number]

function timesOf({ daysAvailable, hoursAvailable }: Times): Times {
  return { daysAvailable, hoursAvailable }
}

function minorOf(amount: number, currency: Currency): number {
  const minor = toMinor(amount, currency)
  if (minor === null) throw new RangeError(`${amount} is no amount in ${currency}`)
  return minor
}
