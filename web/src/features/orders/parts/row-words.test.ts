import { aCartLine } from '@brigade/domain/testing/orders.builders.ts'
import { expect, it } from 'vitest'
import { rowWordsOf } from '#features/orders/parts/row-words.ts'

const reader = { language: 'en', allergyWords: [] } as const

it('names allergies apart from other comments, and every dish once', () => {
  const name = (en: string) => ({ en, ar: en })
  const cart = [
    aCartLine({ name: name('Fattoush'), comment: 'No onions' }),
    aCartLine({ name: name('Fattoush'), comment: 'Allergic to nuts' }),
    aCartLine({ name: name('Karak Chai'), comment: 'No onions' }),
  ]

  expect(rowWordsOf(cart, reader)).toEqual({
    allergy: 'Allergic to nuts',
    comment: 'No onions',
    dishes: 'Fattoush, Karak Chai',
  })
})

it('has no comment where guests made none', () => {
  expect(rowWordsOf([aCartLine({ comment: '' })], reader)).toMatchObject({ allergy: '', comment: '' })
})
