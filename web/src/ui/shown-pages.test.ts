import { expect, it } from 'vitest'
import { shownPages } from '#ui/shown-pages.ts'

it.each([
  { page: 1, last: 1, shown: [1] },
  { page: 2, last: 3, shown: [1, 2, 3] },
  { page: 1, last: 17, shown: [1, 2, 'after', 17] },
  { page: 9, last: 17, shown: [1, 'before', 8, 9, 10, 'after', 17] },
  { page: 17, last: 17, shown: [1, 'before', 16, 17] },
  // A sign in the place of a single page would be no shorter.
  { page: 4, last: 7, shown: [1, 2, 3, 4, 5, 6, 7] },
])('of $last pages, on page $page one can go to the first, the last and those beside it', ({ page, last, shown }) => {
  expect(shownPages({ page, last })).toEqual(shown)
})
