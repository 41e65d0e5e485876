import { describe, expect, it } from 'vitest'
import { boardLayoutOf } from '#features/orders/board/use-board-layout.ts'

describe('the columns of a board', () => {
  it.each([
    // A desktop screen and a tablet in landscape, with the sidebar folded and open.
    [1_179, true, 'columns'],
    [1_016, false, 'columns'],
    [923, true, 'quarters'],
    [760, true, 'quarters'],
    // A tablet in portrait.
    [667, true, 'quarters'],
    // A phone in portrait and in landscape.
    [366, false, 'tabs'],
    [751, false, 'tabs'],
    [863, false, 'tabs'],
  ] as const)(
    '%i pixels wide, in a window that is high enough for two and two %s, stand as %s',
    (width, isUpright, shape) => {
      expect(boardLayoutOf(width, { isUpright, density: 'compact' }).shape).toBe(shape)
    },
  )

  it.each([
    [1_016, 'compact', { incoming: 1, updated: 1, inprogress: 1, delivered: 1 }],
    [1_656, 'compact', { incoming: 2, updated: 1, inprogress: 2, delivered: 1 }],
    [1_656, 'comfortable', { incoming: 1, updated: 1, inprogress: 2, delivered: 1 }],
    [3_000, 'compact', { incoming: 2, updated: 1, inprogress: 3, delivered: 2 }],
  ] as const)('that are %i pixels wide with %s cards have as many side by side as fit', (width, density, lanes) => {
    expect(boardLayoutOf(width, { isUpright: true, density }).lanes).toEqual(lanes)
  })

  it('has two orders side by side behind the tabs of a phone in landscape', () => {
    expect(boardLayoutOf(812, { isUpright: false, density: 'compact' }).lanes.incoming).toBe(2)
    expect(boardLayoutOf(366, { isUpright: false, density: 'compact' }).lanes.incoming).toBe(1)
  })
})
