import { expect, it } from 'vitest'
import { filtersThatFit } from '#ui/list-page-filters-fit.ts'

const fit = (room: number, widths = [200, 400, 290]) => filtersThatFit({ widths, room, between: 8, foldedWidth: 132 })

it('shows all filters where they fit into a line', () => {
  expect(fit(906)).toBe(3)
})

it('leaves room for the button of those that do not fit', () => {
  expect(fit(905)).toBe(2)
  expect(fit(748)).toBe(2)
  expect(fit(747)).toBe(1)
})

it('shows the first one in any case', () => {
  expect(fit(120)).toBe(1)
})

it('needs no button for none', () => {
  expect(fit(0, [])).toBe(0)
})
