import { expect, it } from 'vitest'
import { anAdminNotification } from '../../testing/notifications.builders.ts'
import { type ReportedEdit, editSentences, priceChangeTexts } from './notifications.sentences.ts'

const edit: ReportedEdit = {
  action: 'updated',
  entity: 'item',
  entityName: 'Hummus',
  restaurantName: 'Harbour Hotel',
  editorName: 'Layla Haddad',
  priceChanges: [],
}

it.each([
  [{}, 'Item updated', 'Layla Haddad updated the item Hummus at Harbour Hotel.', 'info'],
  [{ action: 'created' }, 'Item created', 'Layla Haddad created the item Hummus at Harbour Hotel.', 'success'],
  [
    { action: 'deleted', entity: 'category', entityName: 'Soups' },
    'Category deleted',
    'Layla Haddad deleted the category Soups at Harbour Hotel.',
    'warning',
  ],
] as const)('tells of an edit %j', (differences, title, message, type) => {
  expect(editSentences({ ...edit, ...differences })).toEqual({ title, message, type })
})

it('tells of prices, of five at most', () => {
  const { message } = editSentences({ ...edit, priceChanges: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })

  expect(message).toBe('Layla Haddad updated the item Hummus at Harbour Hotel. (a; b; c; d; e; and 2 more)')
})

it.each([
  ['none', []],
  ['one', ['price: AED 19.50 → 0.01']],
  ['some', ['price: AED 19.50 → 0.01', 'discounted price: AED 9.00 → –']],
])('finds in a notification the prices that were told: %s', (_how, priceChanges) => {
  const { message } = editSentences({ ...edit, entityName: 'Hummus (large). (2)', priceChanges })

  expect(priceChangeTexts(anAdminNotification({ message, entityName: 'Hummus (large). (2)' }))).toEqual(priceChanges)
})

it('finds them of an editor who has one name, and none in a sentence that is another', () => {
  const editorProfile = { fname: 'Online menus', lname: '' }
  const { message } = editSentences({ ...edit, editorName: 'Online menus', priceChanges: ['a'] })

  expect(priceChangeTexts(anAdminNotification({ message, editorProfile }))).toEqual(['a'])
  expect(priceChangeTexts(anAdminNotification({ message: 'Something else. (a)' }))).toEqual([])
})
