import type { CartLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import { expect, it } from 'vitest'
import { chosenWordsOf } from '#features/orders/kitchen/chosen-words.ts'

type Option = CartLine['selectedOptions'][number]

const eggs = 'How would you like your eggs?'

it.each([
  ['How spicy?', 'Medium', 'How spicy: Medium'],
  [eggs, 'Fried', 'Fried'],
  [eggs, 'No', 'How would you like your eggs: No'],
])('shows a question only if it is short, or if the answer says nothing alone: %s %s', (question, answer, expected) => {
  const option = { groupId: 1, optionId: 'a', name: { en: question }, value: { en: answer } } as Option

  const [word] = chosenWordsOf({ selectedOptions: [option], condimentsList: [] }, 'en')

  expect(word?.question ? `${word.question}: ${word.answer}` : word?.answer).toBe(expected)
})
