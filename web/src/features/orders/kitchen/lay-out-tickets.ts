export type RailShape = {
  columnWidth: number
  /** How high a column is: what is higher scrolls in itself. */
  columnHeight: number
  gap: number
}

/** Where a ticket hangs: its corner nearest to where reading begins, and its size. */
export type TicketPlace = { left: number; top: number; height: number }

/** Hangs tickets one below the other, and on top of the next column where one no longer fits: the oldest is where reading begins. */
export function layOutTickets(
  heights: readonly number[],
  { columnWidth, columnHeight, gap }: RailShape,
): TicketPlace[] {
  let column = 0
  let end = 0
  return heights.map((natural) => {
    const height = Math.min(natural, columnHeight)
    if (end > 0 && end + height > columnHeight) {
      column += 1
      end = 0
    }
    const place = { left: column * (columnWidth + gap), top: end, height }
    end += height + gap
    return place
  })
}

/** Less of a ticket than this is no ticket in sight. */
const leastInSight = 96

export type Span = { start: number; size: number }

/** Which of these lie wholly, or nearly so, before and after what is in sight; by their places in the list. */
export function outOfSight(spans: readonly Span[], view: Span): { before: number[]; after: number[] } {
  const before: number[] = []
  const after: number[] = []
  for (const [index, { start, size }] of spans.entries()) {
    const least = Math.min(size, leastInSight)
    if (start + size - least < view.start) before.push(index)
    else if (start + least > view.start + view.size) after.push(index)
  }
  return { before, after }
}
