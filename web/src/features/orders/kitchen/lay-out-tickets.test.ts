import { describe, expect, it } from 'vitest'
import { layOutTickets, outOfSight } from '#features/orders/kitchen/lay-out-tickets.ts'

const shape = { columnWidth: 240, columnHeight: 600, gap: 12 }

describe('the tickets of a kitchen', () => {
  it('hang below each other, and go on in the next column', () => {
    expect(layOutTickets([200, 300, 150, 400], shape)).toEqual([
      { left: 0, top: 0, height: 200 },
      { left: 0, top: 212, height: 300 },
      { left: 252, top: 0, height: 150 },
      { left: 252, top: 162, height: 400 },
    ])
  })

  it('are never higher than a column, so that the end of each is in sight', () => {
    expect(layOutTickets([100, 2_000, 100], shape)).toEqual([
      { left: 0, top: 0, height: 100 },
      { left: 252, top: 0, height: 600 },
      { left: 504, top: 0, height: 100 },
    ])
  })
})

describe('what is out of sight', () => {
  const columns = [0, 252, 504, 756].map((start) => ({ start, size: 240 }))

  it('is what lies before and after the part that is shown', () => {
    expect(outOfSight(columns, { start: 252, size: 492 })).toEqual({ before: [0], after: [3] })
  })

  it('is nothing where all is shown', () => {
    expect(outOfSight(columns, { start: 0, size: 996 })).toEqual({ before: [], after: [] })
  })

  it('is also a ticket of which only the edge is shown', () => {
    expect(outOfSight(columns, { start: 0, size: 770 })).toEqual({ before: [], after: [3] })
    expect(outOfSight(columns, { start: 0, size: 880 })).toEqual({ before: [], after: [] })
  })
})
