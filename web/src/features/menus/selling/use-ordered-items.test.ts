import { expect, it } from 'vitest'
import { mostSoldFirst } from '#features/menus/selling/use-ordered-items.ts'

it('begins with what sells most, and leaves the rest in the order of the menu', () => {
  const items = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]
  const counts = [
    { itemId: 3, quantity: 9 },
    { itemId: 2, quantity: 40 },
    { itemId: 99, quantity: 100 },
  ]

  expect(mostSoldFirst(items, counts).map(({ id }) => id)).toEqual([2, 3, 1, 4])
  expect(mostSoldFirst(items, [])).toEqual(items)
})
