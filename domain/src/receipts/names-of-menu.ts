import type { LocalText } from '../kit/languages.ts'
import type { Catalogue } from '../menus/menus.catalogue.ts'
import type { CartLine } from '../orders/orders.cart.schema.ts'

/**
 * Returns lines with their names in all languages of the menu, because sold lines have only English and Arabic. Names
 * that were changed since stay as they were sold.
 */
export function withNamesOfMenu(cart: readonly CartLine[], catalogue: Catalogue): CartLine[] {
  return cart.map((line) => {
    const item = catalogue.get(line.itemId)
    if (!item) return line
    return {
      ...line,
      name: inAllLanguages(line.name, item.name),
      condimentsList: line.condimentsList.map((side) => ({
        ...side,
        name: inAllLanguages(side.name, item.sides.find(({ id }) => id === side.id)?.name),
      })),
      selectedOptions: line.selectedOptions.map((chosen) => {
        const group = item.groups.find(({ id }) => id === chosen.groupId)
        const option = group?.options.find(({ id }) => id === chosen.optionId)
        return {
          ...chosen,
          name: inAllLanguages(chosen.name, group?.name),
          value: inAllLanguages(chosen.value, option?.name),
        }
      }),
    }
  })
}

function inAllLanguages(sold: LocalText, now: LocalText | undefined): LocalText {
  return now?.en === sold.en ? { ...now, ...sold } : sold
}
