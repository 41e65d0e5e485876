import { describe, expect, it } from 'vitest'
import { layOutTickets, outOfSight } from '#features/orders/kitchen/lay-out-tickets.ts'

const shape = { columnWidth: 240, columnHeight: 600, gap: 12, columnsInSight: 4 }

describe('the tickets of a kitchen', () => {
  it('hang below each other, and go on in the next column', () => {
    expect(layOutTickets([200, 300, 150, 400].map(ofOneLine), shape)).toEqual([
      { left: 0, top: 0, height: 200 },
      { left: 0, top: 212, height: 300 },
      { left: 252, top: 0, height: 150 },
      { left: 252, top: 162, height: 400 },
    ])
  })

  it('are never higher than a column, so that the end of each is in sight', () => {
    expect(layOutTickets([100, 2_000, 100].map(ofOneLine), shape)).toEqual([
      { left: 0, top: 0, height: 100 },
      { left: 252, top: 0, height: 600 },
      { left: 504, top: 0, height: 100 },
    ])
  })

  it('are in one piece as long as all are in sight', () => {
    const places = layOutTickets(Array.from({ length: 4 }, ofTenLines), shape)

    expect(places.map(({ left, linesHere }) => [left, linesHere])).toEqual([
      [0, undefined],
      [252, undefined],
      [504, undefined],
      [756, undefined],
    ])
  })

  it('fill each column when there are more, with the first lines of what goes on in the next', () => {
    const places = layOutTickets(Array.from({ length: 5 }, ofTenLines), shape)

    // Below the first, 176 are left: room for a head, two lines, and the number of further lines. Eight lines and the
    // button follow in the next column.
    expect(places.slice(0, 3)).toEqual([
      { left: 0, top: 0, height: 412 },
      { left: 0, top: 424, height: 164, linesHere: 2 },
      { left: 252, top: 328, height: 248, linesHere: 5 },
    ])
    expect(places.at(-1)!.left).toBeLessThan(1_008)
  })

  it('need no scrolling where two pieces have room that one has not, and go on in one column, not in two', () => {
    const heights = [300, 700, 80, 1_200, 300, 300]
    const places = layOutTickets(
      heights.map((whole) => ({
        whole,
        pieces: [100, 200, 280].map((first) => ({ first, rest: whole - first + 80 })),
      })),
      shape,
    )

    expect(places.slice(0, 4)).toEqual([
      { left: 0, top: 0, height: 300 },
      { left: 0, top: 312, height: 280, linesHere: 2 },
      { left: 252, top: 512, height: 80 },
      { left: 504, top: 0, height: 600 },
    ])
  })

  it('go on in the next column where they are higher than one, rather than to hide what their end says', () => {
    const high = { whole: 700, pieces: [100, 300, 500].map((first) => ({ first, rest: 780 - first })) }

    expect(layOutTickets([high, ofOneLine(200)], shape)).toEqual([
      { left: 0, top: 0, height: 500, linesHere: 2 },
      { left: 252, top: 292, height: 200 },
    ])
    expect(layOutTickets([ofOneLine(590), high], shape)).toEqual([
      { left: 0, top: 0, height: 590 },
      { left: 252, top: 0, height: 500, linesHere: 2 },
    ])
  })

  it('go on in no column of the next screen, where their button would be out of sight', () => {
    const places = layOutTickets(Array.from({ length: 9 }, ofTenLines), { ...shape, columnsInSight: 2 })

    const columnOf = ({ left }: { left: number }) => left / (shape.columnWidth + shape.gap)
    const divided = places.filter(({ linesHere }) => linesHere !== undefined)
    expect(divided.length).toBeGreaterThan(0)
    expect(divided.map((place) => columnOf(place) % 2)).toEqual(divided.map(() => 0))
  })

  it('are in one piece on a screen of one column', () => {
    const high = { whole: 700, pieces: [100, 300, 500].map((first) => ({ first, rest: 780 - first })) }
    const places = layOutTickets([...Array.from({ length: 5 }, ofTenLines), high], { ...shape, columnsInSight: 1 })

    expect(places.map(({ linesHere }) => linesHere)).toEqual(Array.from({ length: 6 }))
  })
})

function ofOneLine(whole: number) {
  return { whole, pieces: [{ first: 80, rest: whole }] }
}

/**
 * Returns a ticket with a head of 80, and of 40 in the second piece, ten lines of 28 with their gaps, 28 at the end of
 * the first piece and 52 for the button.
 */
function ofTenLines() {
  const pieces = Array.from({ length: 10 }, (_, before) => ({
    first: 108 + 28 * before,
    rest: 92 + 28 * (10 - before),
  }))
  return { whole: 412, pieces }
}

describe('what is out of sight', () => {
  const columns = [0, 252, 504, 756].map((start) => ({ start, size: 240 }))

  it('is what lies before and after the part that is shown', () => {
    expect(outOfSight(columns, { start: 252, size: 492 })).toEqual({ before: [0], after: [3] })
  })

  it('is nothing where all is shown', () => {
    expect(outOfSight(columns, { start: 0, size: 996 })).toEqual({ before: [], after: [] })
  })

  it('is also a ticket that shows only its edge', () => {
    expect(outOfSight(columns, { start: 0, size: 770 })).toEqual({ before: [], after: [3] })
    expect(outOfSight(columns, { start: 0, size: 880 })).toEqual({ before: [], after: [] })
  })
})
