import type { CatalogueGroup, CatalogueItem } from '../menus/menus.catalogue.ts'
import { isSoldOut } from '../menus/menus.sold-out.ts'
import type { PickedLine } from './orders.draft.ts'

/** Returns whether an item has any choices, or can be added with one press. */
export function hasChoices({ groups, sides }: CatalogueItem): boolean {
  return groups.length > 0 || sides.length > 0
}

/**
 * Returns one piece of an item with the required number of each add-on. If no more options of a group are available at
 * an instant (ISO 8601 in UTC with milliseconds) than must be chosen, they are chosen.
 */
export function firstPick(item: CatalogueItem, now: string): PickedLine {
  return {
    itemId: item.id,
    name: item.name,
    itemQty: 1,
    comment: '',
    condimentsList: item.sides.filter(({ min }) => min > 0).map(({ id, min }) => ({ id, quantity: min })),
    selectedOptions: item.groups.flatMap(({ id: groupId, min, options }) => {
      const available = options.filter(({ soldOut }) => !isSoldOut(soldOut, now))
      return available.length === min ? available.map(({ id: optionId }) => ({ groupId, optionId })) : []
    }),
  }
}

/**
 * Returns the picked line with an option of a group: instead of the other one if only one may be chosen, else beside
 * them.
 */
export function withOption(
  picked: PickedLine,
  { group, optionId }: { group: Pick<CatalogueGroup, 'id' | 'max'>; optionId: string },
): PickedLine {
  const others = picked.selectedOptions.filter(
    (chosen) => chosen.groupId !== group.id || (group.max > 1 && chosen.optionId !== optionId),
  )
  return { ...picked, selectedOptions: [...others, { groupId: group.id, optionId }] }
}

/** Returns the picked line without an option. */
export function withoutOption(picked: PickedLine, option: { groupId: number; optionId: string }): PickedLine {
  const isIt = ({ groupId, optionId }: typeof option) => groupId === option.groupId && optionId === option.optionId
  return { ...picked, selectedOptions: picked.selectedOptions.filter((chosen) => !isIt(chosen)) }
}

/** Returns the picked line without options and add-ons that its item no longer has. The rest stays as it was picked. */
export function withoutGone(picked: PickedLine, { groups, sides }: CatalogueItem): PickedLine {
  const isSold = ({ groupId, optionId }: PickedLine['selectedOptions'][number]) =>
    groups.some(({ id, options }) => id === groupId && options.some((option) => option.id === optionId))
  return {
    ...picked,
    selectedOptions: picked.selectedOptions.filter(isSold),
    condimentsList: picked.condimentsList.filter(({ id }) => sides.some((side) => side.id === id)),
  }
}

/** Returns the picked line with this quantity of an add-on. */
export function withSide(picked: PickedLine, side: { id: number; quantity: number }): PickedLine {
  const others = picked.condimentsList.filter(({ id }) => id !== side.id)
  return { ...picked, condimentsList: side.quantity > 0 ? [...others, side] : others }
}

/** Returns the groups with fewer picked options than their minimum, in their order. (spec 1, §5) */
export function groupsWithoutOption(item: CatalogueItem, picked: PickedLine): CatalogueGroup[] {
  return item.groups.filter((group) => pickedOptions(group, picked).length < group.min)
}

/** Returns the ids of the picked options of a group that it still has. */
export function pickedOptions({ id, options }: CatalogueGroup, { selectedOptions }: PickedLine): string[] {
  return selectedOptions.flatMap(({ groupId, optionId }) =>
    groupId === id && options.some((option) => option.id === optionId) ? [optionId] : [],
  )
}
