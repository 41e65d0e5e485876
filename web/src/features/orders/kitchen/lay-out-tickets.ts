export type ColumnsShape = {
  columnWidth: number
  /** The height of a column in pixels: a higher ticket scrolls in itself. */
  columnHeight: number
  gap: number
  /** The number of columns in sight at once. */
  columnsInSight: number
}

export type TicketSize = {
  /** The height in one piece. */
  whole: number
  /** The heights of both pieces if the second begins with this line, by the number of lines before it. */
  pieces: readonly { first: number; rest: number }[]
}

/** The position of a ticket: its corner nearest to the start of reading, and its size. */
export type TicketPlace = {
  left: number
  top: number
  height: number
  /** The number of its lines in this column, if the others continue at the top of the next. */
  linesHere?: number
}

/** The least number of lines in a piece. */
const leastLines = 1

/**
 * Places tickets one below the other, and in the next column where one no longer fits; the oldest is at the start of
 * reading. A ticket that is higher than a column continues in the next. If there are more tickets than the screen
 * shows, the rest of a column takes the first lines of the next ticket. No ticket continues in a column of the next
 * screen, where its button would be out of sight.
 */
export function layOutTickets(sizes: readonly TicketSize[], shape: ColumnsShape): TicketPlace[] {
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
  { columnWidth, columnHeight, gap, columnsInSight }: ColumnsShape,
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
      if (size.whole <= room || (column + 1) % columnsInSight === 0) return undefined
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

/** The least visible width in pixels of a ticket that counts as in sight. */
const leastInSight = 96

export type Span = { start: number; size: number }

/**
 * Returns the tickets that are out of sight, wholly or nearly so, before and after the visible part, by their index.
 */
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
