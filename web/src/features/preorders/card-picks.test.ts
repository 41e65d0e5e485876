import { anOfferedForm, aPreOrder } from '@brigade/domain/testing/preorders.builders.ts'
import { expect, it } from 'vitest'
import { answersOfPicks, keptAnswersOf, picksOfPreOrder } from '#features/preorders/card-picks.ts'
import { sheetPrintedAt } from '#features/preorders/queue/sheet-printed-at.ts'

const fruit = { itemId: 9, name: { en: 'Fruit plate' }, quantity: 2 }

it('a card that is edited keeps what its form does not show', () => {
  const picks = picksOfPreOrder(aPreOrder({ additional: [fruit] }))

  expect(keptAnswersOf({ ...picks, '1:4': 1, '2:5': 0 })).toEqual({
    answers: [
      {
        questionId: 1,
        options: [
          { itemId: 1, quantity: 1 },
          { itemId: 4, quantity: 1 },
        ],
      },
    ],
    additional: [{ itemId: 9, quantity: 2 }],
  })
})

it('a new card has what is on the chosen form', () => {
  expect(answersOfPicks({ '1:1': 1, '7:1': 1, '0:9': 1 }, anOfferedForm())).toEqual({
    answers: [{ questionId: 1, options: [{ itemId: 1, quantity: 1 }] }],
    additional: [],
  })
})

it('a sheet counts as printed once all cards of its slot are on it', () => {
  const at = '2026-03-04T20:00:00.000Z'

  expect(sheetPrintedAt([{ printedAt: at }, { printedAt: at }])).toBe(at)
  expect(sheetPrintedAt([{ printedAt: at }, { printedAt: null }])).toBeNull()
  expect(sheetPrintedAt([])).toBeNull()
})
