type Line = {
  /** The widths of the filters, in pixels. */
  widths: readonly number[]
  room: number
  between: number
  /** The width of the button that opens the others. */
  foldedWidth: number
}

/** Returns how many filters fit into a line, beside the button for the others if there are any; one at least. */
export function filtersThatFit({ widths, room, between, foldedWidth }: Line): number {
  const widthOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width + between, 0)
  if (widthOf(widths.length) - between <= room) return widths.length
  let count = widths.length - 1
  while (count > 1 && widthOf(count) + foldedWidth > room) count -= 1
  return count
}
