import { describe, expect, it } from 'vitest'
import { boardShapeOf } from '#features/orders/board/use-board-shape.ts'

describe('the columns of a board', () => {
  it.each([
    // A desk's screen and a tablet on its side, with the sidebar folded.
    [1_179, false, 'columns'],
    [923, false, 'columns'],
    // A tablet held upright.
    [667, false, 'quarters'],
    // A phone, and a phone on its side, which scroll as a whole.
    [366, true, 'tabs'],
    [751, true, 'tabs'],
    [863, true, 'columns'],
  ] as const)('%i pixels wide, on a screen that scrolls as a whole %s, stand as %s', (width, isPageScroll, shape) => {
    expect(boardShapeOf(width, { isPageScroll })).toBe(shape)
  })
})
