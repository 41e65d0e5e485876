import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'

type ChosenOfLine = {
  itemId: number
  condimentsList: readonly { id: number; quantity: number }[]
  selectedOptions: readonly { groupId: number; optionId: string }[]
}

/** Returns the parts of a line that are sold out now: its dish, and its chosen sides and options. */
export function soldOutOfLine(
  { itemId, condimentsList, selectedOptions }: ChosenOfLine,
  parts: readonly SoldOutPart[],
): SoldOutPart[] {
  const isIts = {
    item: ({ id }) => id === itemId,
    side: ({ id }) => condimentsList.some((side) => side.id === id && side.quantity > 0),
    option: ({ id, optionId }) =>
      selectedOptions.some((option) => option.groupId === id && option.optionId === optionId),
  } satisfies Record<SoldOutPart['kind'], (part: SoldOutPart) => boolean>
  return parts.filter((part) => isIts[part.kind](part))
}
