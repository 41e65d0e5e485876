import { describe, expect, it } from 'vitest'
import { anchorOf, type SeenRow } from '#ui/stable-top.ts'

/** Rows 3, 4 and 5 of a list from 1 to 9 are visible, each 100 high, and the list is scrolled 30 into the third. */
const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const seen: SeenRow[] = [3, 4, 5].map((key, place) => ({
  key,
  offset: 30 - place * 100,
  before: key - 1,
  after: key + 1,
}))

describe('the row that a list stays at', () => {
  it.each([
    ['the topmost, while nothing moves', keys, { index: 2, offset: 30 }],
    ['the topmost, when rows come above', [0, 11, ...keys], { index: 4, offset: 30 }],
    ['the topmost, when one goes above', [1, 3, 4, 5, 6, 7, 8, 9], { index: 1, offset: 30 }],
    ['the topmost, when another one moves away', [1, 2, 3, 5, 6, 7, 8, 4, 9], { index: 2, offset: 30 }],
    ['the next, when the topmost moves to the end', [1, 2, 4, 5, 6, 7, 8, 9, 3], { index: 2, offset: -70 }],
    ['the next, when the topmost moves to the start', [3, 1, 2, 4, 5, 6, 7, 8, 9], { index: 3, offset: -70 }],
    ['the next, when the topmost goes', [1, 2, 4, 5, 6, 7, 8, 9], { index: 2, offset: -70 }],
    ['none, when all are gone', [1, 2, 6, 7, 8, 9], null],
  ])('is %s', (_name, after, expected) => {
    expect(anchorOf(seen, after)).toEqual(expected)
  })

  it('is none where two change places: neither stayed', () => {
    const both: SeenRow[] = [
      { key: 1, offset: 10, before: undefined, after: 2 },
      { key: 2, offset: -90, before: 1, after: undefined },
    ]

    expect(anchorOf(both, [2, 1])).toBeNull()
  })
})
