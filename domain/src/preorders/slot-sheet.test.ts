import { expect, it } from 'vitest'
import { aPreOrder } from '../../testing/preorders.builders.ts'
import { aVenue } from '../../testing/venues.builders.ts'
import { slotSheet } from './slot-sheet.ts'

it('a sheet has an entry for each room with its answers, and then the portions of all', () => {
  const fruit = { itemId: 2, name: { en: 'Fruit plate' }, quantity: 2 }
  const preOrders = [
    aPreOrder({ note: 'Allergic to nuts', additional: [fruit] }),
    aPreOrder({ id: 2, table: 'Room 207', lastname: '', menuFormGuestCount: 2 }),
    aPreOrder({ id: 3, state: 'cancelled' }),
  ]
  const form = { name: { en: 'Breakfast card' } }

  const sheet = slotSheet({ preOrders, form, day: '2026-03-05', slot: '06:30', venue: aVenue() })

  const said = (texts: readonly { text: string }[]) => texts.map(({ text }) => text).join(' / ')
  expect(said(sheet.title)).toBe('06:30')
  expect(said(sheet.header)).toBe('Breakfast card / 2026-03-05')
  expect(sheet.facts.map(({ value }) => value.text)).toEqual(['2', '3'])
  expect(
    sheet.lines.map(({ quantity, texts, details, isAllergy }) => [quantity, said(texts), details.length, isAllergy]),
  ).toEqual([
    [1, 'Room 204 · Mansour', 2, true],
    [2, 'Room 207', 1, false],
  ])
  expect(sheet.sums.map(({ label, amount }) => [said(label), amount])).toEqual([
    ['Shakshuka', '2'],
    ['Fruit plate', '2'],
  ])
})
