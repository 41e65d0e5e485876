import { wantedName } from '#kit/i18n/read-name.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import type { ItemSummary } from '#features/menus/menus.queries.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

/**
 * The items of a whole menu, prepared for the search: their names in all languages in a searchable form, in the order
 * of the panels.
 */
export type ItemIndex = readonly { item: ItemSummary; name: string }[]

export function indexOfItems(items: readonly ItemSummary[], categories: readonly Category[]): ItemIndex {
  const places = new Map(categories.map(({ id }, place) => [id, place]))
  const placeOf = ({ categoryId }: ItemSummary) =>
    categoryId === null ? -1 : (places.get(categoryId) ?? categories.length)
  return items
    .map((item) => ({ item, name: wantedName(item.name), place: placeOf(item) }))
    .sort((left, right) => left.place - right.place || left.item.index - right.item.index)
}

/** Returns the items with this text in a name, in any language and regardless of case. (spec 2, §2.1) */
export function foundItems(index: ItemIndex, text: string): ItemSummary[] {
  const wanted = wantedText(text)
  return index.flatMap(({ item, name }) => (name.includes(wanted) ? [item] : []))
}
