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
 * Hangs tickets one below the other, and on in the next column where one no longer fits: the oldest is where reading begins. One that
 * is higher than a column goes on in the next. Where that is more than the screen shows, what a column has left takes the first
 * lines of the next ticket.
 */
export function layOutTickets(sizes: readonly TicketSize[], shape: RailShape): TicketPlace[] {
  if (shape.columnsInSight === 1) return hang(sizes, shape, noPiece)
  const whole = hang(sizes, shape, pieceOfHigh)
  const last = whole.at(-1)
  const columns =
    Math.round((last?.left ?? 0) / (shape.columnWidth + shape.gap)) + (last?.linesHere === undefined ? 1 : 2)
  return columns > shape.columnsInSight ? hang(sizes, shape, largestPiece) : whole
}

type PieceOf = (size: TicketSize, room: number, columnHeight: number) => number | undefined

function hang(
  sizes: readonly TicketSize[],
  { columnWidth, columnHeight, gap }: RailShape,
  pieceOf: PieceOf,
): TicketPlace[] {
  let column = 0
  let end = 0
  return sizes.map((size) => {
    let linesHere = linesThatHangIn(columnHeight - end)
    if (end > 0 && linesHere === undefined && end + Math.min(size.whole, columnHeight) > columnHeight) {
      column += 1
      end = 0
      linesHere = linesThatHangIn(columnHeight)
    }
    const pieces = linesHere === undefined ? undefined : size.pieces[linesHere]
    const height = pieces?.first ?? Math.min(size.whole, columnHeight)
    const place = { left: column * (columnWidth + gap), top: end, height }
    if (!pieces) {
      end += height + gap
      return place
    }
    column += 1
    end = pieces.rest + gap
    return { ...place, linesHere }

    function linesThatHangIn(room: number): number | undefined {
      if (size.whole <= room) return undefined
      const lines = pieceOf(size, room, columnHeight)
      return lines !== undefined && (size.pieces[lines]?.rest ?? Infinity) <= columnHeight ? lines : undefined
    }
  })
}

function noPiece(): undefined {}

function pieceOfHigh(size: TicketSize, room: number, columnHeight: number): number | undefined {
  return size.whole > columnHeight ? largestPiece(size, room) : undefined
}

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
