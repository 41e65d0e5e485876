import type { CatalogueGroup, CatalogueItem } from '../menus/menus.catalogue.ts'
import { isSoldOut } from '../menus/menus.sold-out.ts'
import type { PickedLine } from './orders.draft.ts'

/** Returns whether an item has any choices, or can be added with one press. */
export function hasChoices({ groups, sides }: CatalogueItem): boolean {
  return groups.length > 0 || sides.length > 0
}

/**
 * Returns one piece of an item with the required number of each add-on. If only one option of a group is available at
 * an instant (ISO 8601 in UTC with milliseconds), it is chosen.
 */
export function firstPick(item: CatalogueItem, now: string): PickedLine {
  return {
    itemId: item.id,
    name: item.name,
    itemQty: 1,
    comment: '',
    condimentsList: item.sides.filter(({ min }) => min > 0).map(({ id, min }) => ({ id, quantity: min })),
    selectedOptions: item.groups.flatMap(({ id: groupId, options }) => {
      const [only, ...others] = options.filter(({ soldOut }) => !isSoldOut(soldOut, now))
      return only && others.length === 0 ? [{ groupId, optionId: only.id }] : []
    }),
  }
}

/** Returns the picked line with another option of a group; each group has one. */
export function withOption(picked: PickedLine, option: { groupId: number; optionId: string }): PickedLine {
  const others = picked.selectedOptions.filter(({ groupId }) => groupId !== option.groupId)
  return { ...picked, selectedOptions: [...others, option] }
}

/** Returns the picked line with this quantity of an add-on. */
export function withSide(picked: PickedLine, side: { id: number; quantity: number }): PickedLine {
  const others = picked.condimentsList.filter(({ id }) => id !== side.id)
  return { ...picked, condimentsList: side.quantity > 0 ? [...others, side] : others }
}

/** Returns the groups without a picked option, in their order. (spec 1, §5) */
export function groupsWithoutOption(item: CatalogueItem, { selectedOptions }: PickedLine): CatalogueGroup[] {
  return item.groups.filter(({ id, options }) => {
    const picked = selectedOptions.find(({ groupId }) => groupId === id)
    return !options.some((option) => option.id === picked?.optionId)
  })
}
