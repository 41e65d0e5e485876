import { describe, expect, it } from 'vitest'
import { aCatalogue, aCatalogueGroup, aCatalogueItem } from '../../testing/menus.builders.ts'
import { usualQuestion } from './menu-forms.rules.ts'
import { portionsOf } from './portions.ts'
import type { Card } from './preorders.schema.ts'
import { isSameCard, priceCard, type PriceCard, rewordedCart } from './price-card.ts'

const morning = [{ daysAvailable: ['ALL'], hoursAvailable: ['6', '7', '8'] }]
const bread = aCatalogueItem({ id: 1, name: { en: 'Bread' }, price: 4400, times: morning })
const eggs = aCatalogueItem({ id: 2, name: { en: 'Eggs' }, price: 5400, times: morning })
const beans = aCatalogueItem({ id: 3, name: { en: 'Beans' }, price: 3800 })
const fruit = aCatalogueItem({ id: 4, name: { en: 'Fruit' }, price: 4200 })
const soup = aCatalogueItem({ id: 5, groups: [aCatalogueGroup()] })

const question = {
  ...usualQuestion,
  id: 1,
  index: 1,
  question: { en: 'Eggs?' },
  options: [
    { itemId: 2, isIncluded: true },
    { itemId: 3, isIncluded: false },
    { itemId: 5, isIncluded: true },
  ],
}

const missing = (limit: number) => ({ code: 'answerMissing', params: { limit, questionId: 1, question: 'Eggs?' } })

const card: Card = {
  day: '2026-03-05',
  slot: '07:00',
  guests: 2,
  lastname: 'Mansour',
  answers: [
    {
      questionId: 1,
      options: [
        { itemId: 2, quantity: 1 },
        { itemId: 3, quantity: 1 },
      ],
    },
  ],
  additional: [{ itemId: 4, quantity: 1 }],
  note: 'No nuts',
}

function price(differences: Partial<Card> = {}, more: Partial<PriceCard> = {}) {
  return priceCard({
    card: { ...card, ...differences },
    form: { baseItemId: 1, additional: [{ itemId: 4, isIncluded: false }] },
    questions: [question],
    catalogue: aCatalogue(bread, eggs, beans, fruit, soup),
    venue: { currency: 'AED', serviceFee: 10, isDiscountedPrice: true, timeZone: 'Asia/Dubai' },
    slotAt: '2026-03-05T03:00:00.000Z',
    table: 'Room 207',
    now: new Date('2026-03-04T18:00:00.000Z'),
    ...more,
  })
}

describe('a card', () => {
  it('costs its base for each guest, what is not included, and the service fee', () => {
    const { cart, totals, answers, problems } = price()

    expect(problems).toEqual({})
    expect(cart.map(({ itemId, itemQty, totalPrice }) => [itemId, itemQty, totalPrice])).toEqual([
      [1, 2, 8800],
      [2, 1, 0],
      [3, 1, 3800],
      [4, 1, 4200],
    ])
    expect(totals).toMatchObject({ cartPrice: 16_800, serviceFee: 1680, orderPrice: 18_480 })
    expect(answers).toEqual([
      {
        questionId: 1,
        question: { en: 'Eggs?' },
        options: [
          { itemId: 2, name: { en: 'Eggs' }, quantity: 1 },
          { itemId: 3, name: { en: 'Beans' }, quantity: 1 },
        ],
      },
    ])
    expect(cart[0]).toMatchObject({
      comment: 'No nuts',
      addedAt: '2026-03-04T18:00:00.000Z',
      extra: { menuFormGuestCount: 2, lastname: 'Mansour', roomno: 'Room 207' },
    })
  })

  it('is priced for the hour of its slot, not for that of ordering', () => {
    // Bread and eggs are sold in the morning only.
    const { problems } = price({}, { slotAt: '2026-03-05T08:00:00.000Z' })

    expect(problems).toEqual({
      formId: { code: 'itemUnavailable' },
      'answers.0.options.0.itemId': { code: 'itemUnavailable' },
    })
  })

  it.each<[Partial<Card>, object]>([
    [{ answers: [] }, { answers: missing(2) }],
    [{ guests: 1 }, { 'answers.0.options': { code: 'tooManyPicks', params: { limit: 1 } } }],
    [
      { guests: 1, answers: [{ questionId: 9, options: [] }] },
      { 'answers.0.questionId': { code: 'questionUnknown' }, answers: missing(1) },
    ],
    [
      { guests: 1, answers: [{ questionId: 1, options: [{ itemId: 4, quantity: 1 }] }] },
      { 'answers.0.options.0.itemId': { code: 'optionUnknown' } },
    ],
    [
      { guests: 1, answers: [{ questionId: 1, options: [{ itemId: 5, quantity: 1 }] }] },
      { 'answers.0.options.0.itemId': { code: 'itemUnavailable' } },
    ],
    [
      {
        additional: [
          { itemId: 4, quantity: 1 },
          { itemId: 4, quantity: 1 },
        ],
      },
      { 'additional.1.itemId': { code: 'optionTwice' } },
    ],
  ])('%j has the problems %j', (differences, expected) => {
    expect(price(differences).problems).toEqual(expected)
  })

  it('may cost nothing, but has something on it', () => {
    const free = { baseItemId: null, additional: [] }
    const included = { guests: 1, answers: [{ questionId: 1, options: [{ itemId: 2, quantity: 1 }] }], additional: [] }

    expect(price(included, { form: free })).toMatchObject({ totals: { orderPrice: 0 }, problems: {} })
    expect(price({ answers: [], additional: [] }, { form: free, questions: [] }).problems).toEqual({
      answers: { code: 'emptyCard' },
    })
  })

  it('is counted in portions, the most first, without what was cancelled', () => {
    const { answers, additional } = price()
    const ordered = { answers, additional, base: null, state: 'accepted' } as const

    expect(portionsOf([ordered, { ...ordered, additional: [] }, { ...ordered, state: 'cancelled' }])).toEqual([
      { itemId: 2, name: { en: 'Eggs' }, quantity: 2 },
      { itemId: 3, name: { en: 'Beans' }, quantity: 2 },
      { itemId: 4, name: { en: 'Fruit' }, quantity: 1 },
    ])
  })

  it('counts the item that each guest has among its portions', () => {
    const { answers, base, additional } = price({ guests: 3 })

    expect(base).toMatchObject({ quantity: 3 })
    expect(portionsOf([{ answers, base, additional, state: 'waiting' }])).toContainEqual(base)
  })

  it('keeps its lines when only the guest’s name and wish change', () => {
    const { cart } = price()
    const reworded = rewordedCart(cart, { lastname: 'Haddad', note: 'No nuts' })

    expect(reworded.map(({ comment }) => comment)).toEqual(['No nuts', ...cart.slice(1).map(() => '')])
    expect(reworded.every(({ extra }) => extra?.lastname === 'Haddad')).toBe(true)
    expect(rewordedCart(reworded, {}).every(({ extra }) => extra?.lastname === undefined)).toBe(true)
  })

  it('orders the same in whatever order its picks are listed', () => {
    const one = { itemId: 2, quantity: 1 }
    const two = { itemId: 3, quantity: 1 }
    const card = { guests: 1, answers: [{ questionId: 1, options: [one, two] }] }

    expect(isSameCard(card, { ...card, answers: [{ questionId: 1, options: [two, one] }], additional: [] })).toBe(true)
    expect(isSameCard(card, { ...card, guests: 2 })).toBe(false)
    expect(isSameCard(card, { ...card, additional: [one] })).toBe(false)
  })
})
