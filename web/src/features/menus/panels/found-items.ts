import { wantedName } from '#kit/read-name.ts'
import type { Category } from '@brigade/domain/menus/menus.schema.ts'
import type { ItemSummary } from '#features/menus/menus.queries.ts'
import { wantedText } from '#kit/wanted-text.ts'

/** Items of a whole menu, ready to be searched: their names in all languages as they are searched, in the order of the panels. */
export type ItemIndex = readonly { item: ItemSummary; name: string }[]

export function indexOfItems(items: readonly ItemSummary[], categories: readonly Category[]): ItemIndex {
  const places = new Map(categories.map(({ id }, place) => [id, place]))
  const placeOf = ({ categoryId }: ItemSummary) =>
    categoryId === null ? -1 : (places.get(categoryId) ?? categories.length)
  return items
    .map((item) => ({ item, name: wantedName(item.name), place: placeOf(item) }))
    .sort((left, right) => left.place - right.place || left.item.index - right.item.index)
}

/** The items that have this text in a name, in whichever language and in capitals or not. (spec 2, §2.1) */
export function foundItems(index: ItemIndex, text: string): ItemSummary[] {
  const wanted = wantedText(text)
  return index.flatMap(({ item, name }) => (name.includes(wanted) ? [item] : []))
}
