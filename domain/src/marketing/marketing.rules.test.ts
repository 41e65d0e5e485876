import { describe, expect, it } from 'vitest'
import { venueTime } from '../kit/venue-clock.ts'
import { changedPromotion, newPromotion, problemsOfItems, problemsOfPromotion } from './marketing.rules.ts'
import type { PromotedItem } from './marketing.schema.ts'
import { promotionStatus } from './marketing.status.ts'

const title = { en: 'Happy hour', ar: 'ساعة السعادة' }
const beer: PromotedItem = { itemId: 1, price: 20, percentage: null }
const known = new Map([
  [1, { price: 32 }],
  [2, { price: 10, takenBy: 'Brunch' }],
])

function codesOf(problems: Record<string, { code: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]))
}

describe('a promotion', () => {
  it.each([
    [{ title }, {}],
    [{ title: { en: ' ' } }, { 'title.en': 'titleMissing', 'title.ar': 'titleMissing' }],
    [{ title: { ...title, de: 'x'.repeat(61) } }, { 'title.de': 'titleTooLong' }],
    [{ title, text: { en: 'x'.repeat(301) } }, { 'text.en': 'textTooLong' }],
    [
      { title, daysAvailable: [], hoursAvailable: [] },
      { daysAvailable: 'timesMissing', hoursAvailable: 'timesMissing' },
    ],
    [{ title, firstDay: '2026-02-30' }, { firstDay: 'dayInvalid' }],
    [{ title, firstDay: '2026-03-05', lastDay: '2026-03-04' }, { lastDay: 'lastDayTooEarly' }],
    [{ title, firstDay: '2026-03-04', lastDay: '2026-03-04' }, {}],
  ])('%j has the problems %j', (draft, expected) => {
    expect(codesOf(problemsOfPromotion(draft))).toEqual(expected)
  })

  it('is stored in order, and keeps the languages that a change leaves out', () => {
    const before = { ...newPromotion, title, text: { en: 'Half price', ar: 'نصف السعر' } }

    const changed = changedPromotion(before, {
      title: { en: '  Happy   hours ' },
      text: { ar: '' },
      hoursAvailable: ['18', '17'],
      items: [{ itemId: 1 }],
      lastDay: '',
    })

    expect(changed).toMatchObject({
      title: { en: 'Happy hours', ar: title.ar },
      text: { en: 'Half price' },
      hoursAvailable: ['17', '18'],
      items: [{ itemId: 1, price: null, percentage: null }],
      lastDay: null,
    })
  })
})

describe('the items of a promotion', () => {
  it.each<[what: string, items: PromotedItem[], problems: Record<string, string>]>([
    ['with a lower price', [beer], {}],
    ['for nothing', [{ ...beer, price: 0 }], {}],
    ['only shown', [{ ...beer, price: null }], {}],
    ['with a percentage', [{ itemId: 1, price: null, percentage: 12.5 }], {}],
    ['at their own price', [{ ...beer, price: 32 }], { 'items.0.price': 'priceNotBelow' }],
    ['below zero', [{ ...beer, price: -1 }], { 'items.0.price': 'priceBelowZero' }],
    ['with too many decimals', [{ ...beer, price: 1.005 }], { 'items.0.price': 'decimalsTooMany' }],
    ['with both', [{ ...beer, percentage: 5 }], { 'items.0.percentage': 'priceTwice' }],
    ['with no percentage', [{ itemId: 1, price: null, percentage: 0 }], { 'items.0.percentage': 'percentageInvalid' }],
    [
      'with more than all',
      [{ itemId: 1, price: null, percentage: 101 }],
      { 'items.0.percentage': 'percentageInvalid' },
    ],
    [
      'that round to no change',
      [{ itemId: 1, price: null, percentage: 0.01 }],
      { 'items.0.percentage': 'priceNotBelow' },
    ],
    ['of another venue', [{ ...beer, itemId: 9 }], { 'items.0.itemId': 'itemUnknown' }],
    ['of another promotion', [{ ...beer, itemId: 2 }], { 'items.0.itemId': 'itemTaken' }],
    ['named twice', [beer, beer], { 'items.1.itemId': 'itemTwice' }],
  ])('%s', (_what, items, problems) => {
    expect(codesOf(problemsOfItems(items, { known, currency: 'AED' }))).toEqual(problems)
  })

  it('that were accepted stay, though the price of the item is lower by now', () => {
    const cheap = new Map([[1, { price: 15 }]])

    expect(problemsOfItems([beer], { known: cheap, before: [beer], currency: 'AED' })).toEqual({})
  })
})

describe('the state of a promotion', () => {
  const noon = venueTime(new Date('2026-03-04T08:00:00.000Z'), 'Asia/Dubai')
  const running = { ...newPromotion, items: [beer] }

  it.each([
    ['running', running],
    ['empty', { ...running, items: [] }],
    ['paused', { ...running, isActive: false }],
    ['scheduled', { ...running, firstDay: '2026-03-05' }],
    ['later', { ...running, hoursAvailable: ['17', '18'] }],
    ['ended', { ...running, lastDay: '2026-03-03', isActive: false }],
  ])('is %s', (status, promotion) => {
    expect(promotionStatus(promotion, noon)).toBe(status)
  })
})
