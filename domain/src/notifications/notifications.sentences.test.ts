import { expect, it } from 'vitest'
import { type ReportedEdit, editSentences } from './notifications.sentences.ts'

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
