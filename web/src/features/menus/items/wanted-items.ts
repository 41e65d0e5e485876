import { wantedName } from '#kit/i18n/read-name.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import type { ItemCardData } from '#features/menus/items/item-cards.queries.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

type Wanted = { text: string; categoryId: number | null; categories: readonly Pick<Category, 'id'>[] }

/**
 * Returns the items of a menu whose names contain a text, in any language, in the order of the categories. (spec 2,
 * §2.1)
 */
export function wantedItems(
  items: readonly ItemCardData[],
  { text, categoryId, categories }: Wanted,
): readonly ItemCardData[] {
  const wanted = wantedText(text)
  const places = new Map(categories.map(({ id }, place) => [id, place]))
  const placeOf = (item: ItemCardData) => places.get(item.categoryId ?? 0) ?? -1
  return items
    .filter((item) => categoryId === null || item.categoryId === categoryId)
    .filter(({ name }) => wanted === '' || wantedName(name).includes(wanted))
    .toSorted((left, right) => placeOf(left) - placeOf(right) || left.index - right.index || left.id - right.id)
}
