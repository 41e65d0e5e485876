import { newPromotion } from '@brigade/domain/marketing/marketing.rules.ts'
import type { Catalogue } from '@brigade/domain/menus/menus.catalogue.ts'
import type { Row } from './insert-rows.ts'

const promotionId = 1

const dishes: readonly string[] = ['Mango and Passion Fruit', 'Watermelon Cooler']

/** Returns the promotion of the hotel. Its items have no lower price, so what the demo's dishes cost never depends on the hour. */
export function promotionRows(catalogue: Catalogue = new Map()): { promotions: Row[] } {
  const { isActive, firstDay, lastDay, ...others } = newPromotion
  const items = promotedIds(catalogue).map((itemId) => ({ itemId, price: null, percentage: null }))
  const title = { en: 'Juices of the season', ar: 'عصائر الموسم', de: 'Säfte der Saison', fr: 'Jus de saison' }
  const text = { en: 'Pressed when you order.', ar: 'تُعصر عند الطلب.', de: 'Frisch gepresst.', fr: 'Pressés minute.' }
  const stored = Object.entries({ ...others, title, text, items }).map(([field, value]) => [
    field,
    JSON.stringify(value),
  ])
  return {
    promotions: [
      {
        id: promotionId,
        restaurantId: 1,
        index: 1,
        isActive,
        firstDay,
        lastDay,
        currency: 'AED',
        ...Object.fromEntries(stored),
      },
    ],
  }
}

/** Returns the rows of items, those of the promotion linked to it. */
export function linkedItems(items: readonly Row[], catalogue: Catalogue = new Map()): Row[] {
  const promoted = new Set<unknown>(promotedIds(catalogue))
  return items.map((item) => (promoted.has(item['id']) ? { ...item, marketingId: promotionId } : item))
}

function promotedIds(catalogue: Catalogue): number[] {
  return [...catalogue.values()].filter(({ name }) => dishes.includes(name.en)).map(({ id }) => id)
}
