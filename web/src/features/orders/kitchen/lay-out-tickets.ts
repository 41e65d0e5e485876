export type RailShape = {
  columnWidth: number
  /** How high a column is: what is higher scrolls in itself. */
  columnHeight: number
  gap: number
  /** How many columns are in sight at once. */
  columnsInSight: number
}

export type TicketSize = {
  /** In one piece. */
  whole: number
  /** Of both pieces where the second begins with this line; by the number of lines before it. */
  pieces: readonly { first: number; rest: number }[]
}

/** Where a ticket hangs: its corner nearest to where reading begins, and its size. */
export type TicketPlace = {
  left: number
  top: number
  height: number
  /** How many of its lines hang here where the others go on at the top of the next column. */
  linesHere?: number
}

/** Fewer lines than these are not worth a piece of their own. */
const leastLines = 2

/**
 * Hangs tickets one below the other, and on in the next column where one no longer fits: the oldest is where reading begins. Where
 * that is more than the screen shows, what a column has left takes the first lines of the next ticket.
 */
export function layOutTickets(sizes: readonly TicketSize[], shape: RailShape): TicketPlace[] {
  const whole = hang(sizes, shape, noPiece)
  const columns = Math.round((whole.at(-1)?.left ?? 0) / (shape.columnWidth + shape.gap)) + 1
  const goesBeyond = columns > shape.columnsInSight
  return goesBeyond && shape.columnsInSight > 1 ? hang(sizes, shape, largestPiece) : whole
}

type PieceOf = (size: TicketSize, room: number) => number | undefined

function hang(
  sizes: readonly TicketSize[],
  { columnWidth, columnHeight, gap }: RailShape,
  pieceOf: PieceOf,
): TicketPlace[] {
  let column = 0
  let end = 0
  return sizes.map((size) => {
    const height = Math.min(size.whole, columnHeight)
    const fits = end === 0 || end + height <= columnHeight
    const linesHere = fits ? undefined : pieceOf(size, columnHeight - end)
    const wanted = linesHere === undefined ? undefined : size.pieces[linesHere]
    const pieces = wanted && wanted.rest <= columnHeight ? wanted : undefined
    if (!fits && !pieces) {
      column += 1
      end = 0
    }
    const place = { left: column * (columnWidth + gap), top: end, height: pieces?.first ?? height }
    if (!pieces) {
      end += height + gap
      return place
    }
    column += 1
    end = pieces.rest + gap
    return { ...place, linesHere }
  })
}

function noPiece(): undefined {}

function largestPiece({ pieces }: TicketSize, room: number): number | undefined {
  const linesHere = pieces.findLastIndex(({ first }) => first <= room)
  return linesHere < leastLines ? undefined : linesHere
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
