import { describe, expect, it } from 'vitest'
import { boardShapeOf } from '#features/orders/board/use-board-shape.ts'

describe('the columns of a board', () => {
  it.each([
    // A desk's screen and a tablet on its side, with the sidebar folded.
    [1_179, false, 'columns'],
    [923, false, 'columns'],
    // The same with the sidebar's words.
    [760, false, 'tabs'],
    // A tablet held upright.
    [667, true, 'quarters'],
    // A phone, and a phone on its side.
    [366, false, 'tabs'],
    [751, false, 'tabs'],
    [863, false, 'columns'],
  ] as const)(
    '%i pixels wide, in a window that is high enough for two and two %s, stand as %s',
    (width, isUpright, shape) => {
      expect(boardShapeOf(width, { isUpright })).toBe(shape)
    },
  )
})
