import type { SoldOutPart } from '@brigade/domain/menus/menus.sold-out-parts.ts'
import { expect, it } from 'vitest'
import { soldOutOfLine } from '#features/orders/placing/sold-out-of-line.ts'

const name = { en: 'Burger', ar: 'برغر' }
const common = { name, itemId: 1, itemName: name, soldOut: { until: null } }
const parts: SoldOutPart[] = [
  { ...common, kind: 'item', id: 1, optionId: null },
  { ...common, kind: 'side', id: 5, optionId: null },
  { ...common, kind: 'option', id: 7, optionId: 'a' },
]

it.each([
  ['the dish', { itemId: 1, condimentsList: [], selectedOptions: [] }, ['item']],
  ['a side that is taken', { itemId: 2, condimentsList: [aSide(5, 1)], selectedOptions: [] }, ['side']],
  ['a side that is taken zero times', { itemId: 2, condimentsList: [aSide(5, 0)], selectedOptions: [] }, []],
  ['the option that is chosen', { itemId: 2, condimentsList: [], selectedOptions: [anOption(7, 'a')] }, ['option']],
  ['another option', { itemId: 2, condimentsList: [], selectedOptions: [anOption(7, 'b')] }, []],
  ['nothing of it', { itemId: 5, condimentsList: [], selectedOptions: [] }, []],
])('of a line, %s is sold out: %#', (_what, line, kinds) => {
  expect(soldOutOfLine(line, parts).map(({ kind }) => kind)).toEqual(kinds)
})

function aSide(id: number, quantity: number) {
  return { id, quantity }
}

function anOption(groupId: number, optionId: string) {
  return { groupId, optionId }
}
