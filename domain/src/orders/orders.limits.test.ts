import { describe, expect, it } from 'vitest'
import { currencies } from '../kit/money.ts'
import { limitProblems, needsConfirmation } from './orders.limits.ts'

const venue = { currency: 'AED', piecesALine: 50, largestTipPercent: 100, confirmAbove: null } as const
const wanted = { lines: [{ itemQty: 1 }], tipAmount: 0, orderPrice: 6160 }

describe('what a guest may order without a word of the staff', () => {
  it.each([
    ['as many pieces as the venue takes', { lines: [{ itemQty: 50 }] }, []],
    [
      'one piece more',
      { lines: [{ itemQty: 2 }, { itemQty: 51 }] },
      [{ field: 'cart.1.itemQty', code: 'tooManyPieces' }],
    ],
    ['a tip as large as the order', { tipAmount: 6160 }, []],
    ['a larger one', { tipAmount: 6161 }, [{ field: 'tipAmount', code: 'tipTooLarge' }]],
    [
      'both at once',
      { lines: [{ itemQty: 999 }], tipAmount: 100_000_000 },
      [
        { field: 'cart.0.itemQty', code: 'tooManyPieces' },
        { field: 'tipAmount', code: 'tipTooLarge' },
      ],
    ],
  ])('%s', (_what, differences, problems) => {
    expect(limitProblems({ ...wanted, ...differences }, venue)).toEqual(problems)
  })

  it('takes the tip as a share of the total that the venue has set', () => {
    const tipAmount = 1232

    expect(limitProblems({ ...wanted, tipAmount }, { ...venue, largestTipPercent: 20 })).toEqual([])
    expect(limitProblems({ ...wanted, tipAmount: tipAmount + 1 }, { ...venue, largestTipPercent: 20 })).toHaveLength(1)
  })
})

describe('an order so large that a person must confirm it', () => {
  it('is above what the venue has set', () => {
    expect(needsConfirmation(10_000, { ...venue, confirmAbove: 10_000 })).toBe(false)
    expect(needsConfirmation(10_001, { ...venue, confirmAbove: 10_000 })).toBe(true)
  })

  it.each(currencies)('has a usual total in %s', (currency) => {
    expect(needsConfirmation(10_000, { ...venue, currency })).toBe(false)
    expect(needsConfirmation(1_000_000_000, { ...venue, currency })).toBe(true)
  })
})
