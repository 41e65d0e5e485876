import { expect, it } from 'vitest'
import { activeOf, printersOfCategory } from './printers.routing.ts'

const kitchen = { id: 1, isActive: true, fallbackPrinterId: null, categoryIds: [10, 11], takesOtherItems: true }
const bar = { id: 2, isActive: true, fallbackPrinterId: 1, categoryIds: [20], takesOtherItems: false }
const pass = { id: 3, isActive: true, fallbackPrinterId: null, categoryIds: [10], takesOtherItems: false }
const off = { isActive: false }

const idsOf = (categoryId: number | null, printers = [kitchen, bar, pass]) =>
  printersOfCategory(categoryId, printers).map(({ id }) => id)

it('prints an item at every printer that has its category', () => {
  expect(idsOf(10)).toEqual([1, 3])
  expect(idsOf(20)).toEqual([2])
})

it('prints what no printer has by its category where such things go', () => {
  expect(idsOf(99)).toEqual([1])
  expect(idsOf(null)).toEqual([1])
  expect(idsOf(99, [bar, pass])).toEqual([])
})

it('prints at the one that stands in where a printer is turned off, and there once', () => {
  expect(idsOf(20, [kitchen, { ...bar, ...off }, pass])).toEqual([1])
  expect(idsOf(10, [kitchen, bar, { ...pass, ...off, fallbackPrinterId: 1 }])).toEqual([1])
})

it('lets others have what a printer would print that is turned off, where nobody stands in', () => {
  expect(idsOf(20, [kitchen, { ...bar, ...off, fallbackPrinterId: null }])).toEqual([1])
})

it('does not look in circles for one that is turned on', () => {
  const one = { ...kitchen, ...off, fallbackPrinterId: 2 }
  const other = { ...bar, ...off }

  expect(activeOf(one, [one, other])).toBeUndefined()
})
