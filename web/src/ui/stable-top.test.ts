import { describe, expect, it } from 'vitest'
import { anchorOf, arrivedRows, type SeenRow } from '#ui/stable-top.ts'

/** Rows 3, 4 and 5 of a list from 1 to 9 are in sight, each 100 high, and the list is scrolled 30 into the third. */
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

describe('rows that have just come to where they stand', () => {
  const before = new Map([
    [1, 0],
    [2, 100],
    [3, 200],
  ])

  it.each([
    [
      'all below one that went',
      [
        [2, 0],
        [3, 100],
      ],
      [2, 3],
    ],
    [
      'a new one, and what it pushed',
      [
        [1, 0],
        [9, 100],
        [2, 200],
      ],
      [9, 2],
    ],
    [
      'only the new one above, where the list was scrolled along',
      [
        [9, -100],
        [1, 0],
        [2, 100],
      ],
      [9],
    ],
    [
      'none, where a pixel or two is all',
      [
        [1, 0],
        [2, 103],
      ],
      [],
    ],
  ] as const)('are %s', (_name, now, expected) => {
    expect(arrivedRows(before, new Map(now))).toEqual(expected)
  })

  it('are none of a list that is drawn for the first time', () => {
    expect(arrivedRows(new Map(), before)).toEqual([])
  })
})
