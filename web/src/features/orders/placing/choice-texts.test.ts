import { aCartLine } from '@brigade/domain/testing/orders.builders.ts'
import { expect, it } from 'vitest'
import { choiceTexts } from '#features/orders/placing/choice-texts.ts'

const size = {
  groupId: 1,
  optionId: 'l',
  name: { en: 'Size' },
  value: { en: 'Large', ar: 'كبير' },
  price: 6,
  posItemId: null,
}
const aSide = { id: 5, name: { en: 'Bread' }, quantity: 1, min: 0, max: 2, price: 2, posItemId: null }

it('says what was chosen without its question, and how many of an add-on only if there are several', () => {
  const line = aCartLine({ selectedOptions: [size], condimentsList: [aSide, { ...aSide, id: 6, quantity: 2 }] })

  expect(choiceTexts(line, { language: 'en', number: String })).toEqual([
    'Large',
    '+\u00A0Bread',
    '+\u00A02×\u00A0Bread',
  ])
  expect(choiceTexts(line, { language: 'ar', number: String })[0]).toBe('كبير')
})
