import { describe, expect, it } from 'vitest'
import { candidatesOf, comesBack, decidedStatus, isNoChance, measuresOf, suggestionKey } from './suggestions.rules.ts'

describe('the measures of two items', () => {
  it.each([
    [
      { first: 20, second: 50, together: 15, all: 100 },
      { support: 0.15, confidence: 0.75, lift: 1.5 },
    ],
    [
      { first: 3, second: 3, together: 1, all: 7 },
      { support: 0.1429, confidence: 0.3333, lift: 0.7778 },
    ],
    [
      { first: 0, second: 0, together: 0, all: 0 },
      { support: 0, confidence: 0, lift: 0 },
    ],
  ])('%j', (counted, measures) => {
    expect(measuresOf(counted)).toEqual(measures)
  })
})

describe('two items', () => {
  it.each([
    ['of few orders are left to chance', { first: 4, second: 4, together: 4, all: 1_000 }, false],
    ['that are often together are proposed', { first: 10, second: 40, together: 9, all: 1_000 }, true],
    ['that everybody orders are left to chance', { first: 900, second: 900, together: 820, all: 1_000 }, false],
    ['hardly more often than by chance are left to it', { first: 100, second: 100, together: 13, all: 1_000 }, false],
  ])('%s', (_, counted, isShown) => {
    expect(isNoChance(counted)).toBe(isShown)
  })
})

const counted = {
  orders: 1_000,
  ofItem: new Map([
    [1, 50],
    [2, 200],
    [3, 40],
    [4, 30],
  ]),
  ofDialog: new Map([
    ['drink', 100],
    ['dessert', 60],
  ] as const),
  pairs: [
    { itemId: 1, otherItemId: 2, together: 45 },
    { itemId: 2, otherItemId: 3, together: 30 },
    { itemId: 1, otherItemId: 3, together: 2 },
  ],
  tags: [
    { itemId: 4, dialog: 'drink', together: 20 },
    { itemId: 4, dialog: 'dessert', together: 25 },
  ] as const,
}

describe('what orders propose', () => {
  it('recommends the more usual of two items with the rarer one, the surest first', () => {
    const pairs = candidatesOf(counted).filter(({ itemId }) => itemId !== null)

    expect(pairs).toEqual([
      {
        recommendedItemId: 2,
        itemId: 1,
        dialog: null,
        together: 45,
        recommendedOrders: 200,
        otherOrders: 50,
        ofOrders: 1_000,
        support: 0.045,
        confidence: 0.9,
        lift: 4.5,
      },
      expect.objectContaining({ recommendedItemId: 2, itemId: 3, together: 30 }),
    ])
  })

  it('proposes an item for the dialog with whose items it is ordered most', () => {
    const tags = candidatesOf(counted).filter(({ itemId }) => itemId === null)

    expect(tags).toMatchObject([{ recommendedItemId: 4, dialog: 'dessert', together: 25, otherOrders: 60 }])
  })

  it('is nothing without orders', () => {
    expect(candidatesOf({ ...counted, orders: 0, ofItem: new Map(), ofDialog: new Map() })).toEqual([])
  })

  it('knows two items in either order', () => {
    expect(suggestionKey({ recommendedItemId: 2, itemId: 1 })).toBe(suggestionKey({ recommendedItemId: 1, itemId: 2 }))
    expect(suggestionKey({ recommendedItemId: 2, itemId: null })).toBe('tag 2')
  })
})

describe('a dismissed suggestion', () => {
  it.each([
    [{ together: 19, lift: 2.9 }, false],
    [{ together: 20, lift: 2 }, true],
    [{ together: 10, lift: 3 }, true],
  ])('with %j', (now, isBack) => {
    expect(comesBack({ together: 10, lift: 2 }, now)).toBe(isBack)
  })
})

describe('a decision', () => {
  it.each([
    ['pair', 'open', 'accept', 'accepted'],
    ['tag', 'open', 'dismiss', 'dismissed'],
    ['tag', 'open', 'reopen', undefined],
    ['pair', 'dismissed', 'reopen', 'open'],
    ['pair', 'dismissed', 'accept', undefined],
    ['pair', 'accepted', 'dismiss', 'dismissed'],
    ['tag', 'accepted', 'dismiss', undefined],
    ['pair', 'accepted', 'accept', undefined],
  ] as const)('%s %s: %s', (kind, status, decision, after) => {
    expect(decidedStatus({ kind, status }, decision)).toBe(after)
  })
})
