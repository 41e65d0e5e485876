import { nothingPaid } from './orders.payments.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type PaidShare,
  type PiecesShare,
  splitByPieces,
  splitEvenly,
  splitLimits,
  type SplitOrder,
} from './bills.split.ts'
import { billSumsOf } from './bills.sums.ts'
import { discountedPrice } from './orders.discount.ts'
import { orderStatuses } from './orders.status.ts'

const anyLine = fc.record({
  itemQty: fc.integer({ min: 1, max: 12 }),
  price: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 5_000_000 })),
  taken: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: splitLimits.most }),
})

const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    status: fc.constantFrom(...orderStatuses),
    feeThousandths: fc.integer({ min: 0, max: 300 }),
    discountHundredths: fc.oneof(fc.constant(0), fc.constant(10_000), fc.integer({ min: 0, max: 10_000 })),
    tipAmount: fc.integer({ min: 0, max: 100_000 }),
    paidThousandths: fc.integer({ min: 0, max: 1_200 }),
  })
  .map(({ lines, status, feeThousandths, discountHundredths, tipAmount, paidThousandths }): SplitOrder => {
    const sold = lines.map(({ itemQty, price, taken }) => ({ itemQty, totalPrice: price * itemQty, taken }))
    const cartPrice = sold.reduce((sum, line) => sum + line.totalPrice, 0)
    const serviceFee = Math.round((cartPrice * feeThousandths) / 1000)
    const at = { discountPercentage: discountHundredths / 100, currency: 'AED' } as const
    const orderPrice = discountedPrice(cartPrice + serviceFee, at)
    const amountPaidOnline = Math.round(((orderPrice + tipAmount) * paidThousandths) / 1000)
    return {
      lines: sold,
      status,
      isTest: false,
      cartPrice,
      serviceFee,
      vatFee: 0,
      orderPrice,
      tipAmount,
      ...nothingPaid,
      amountPaidOnline,
    }
  })

const anyBill = fc.array(anyOrder, { maxLength: 5 })
const anyParty = fc.integer({ min: splitLimits.fewest, max: splitLimits.most })

describe('any bill at all', () => {
  it('split evenly comes to the bill, and nobody pays one more than another but a minor unit', () => {
    fc.assert(
      fc.property(anyBill, anyParty, (orders, people) => {
        const sums = billSumsOf(orders)

        const shares = splitEvenly(orders, people)

        expect(shares).toHaveLength(people)
        expect(totalOf(shares, 'total')).toBe(sums.orderPrice + sums.tipAmount)
        expect(totalOf(shares, 'amountToBePaid')).toBe(sums.amountToBePaid)
        expect(shares[0]!.total - shares.at(-1)!.total).toBeLessThan(2)
        for (const { total, amountToBePaid } of shares) {
          expect(amountToBePaid).toBeGreaterThanOrEqual(0)
          expect(amountToBePaid).toBeLessThanOrEqual(total)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('split by pieces comes to the bill in each of its parts, and no share is below nothing', () => {
    fc.assert(
      fc.property(anyBill, anyParty, (orders, people) => {
        const sums = billSumsOf(orders)

        const shares = splitByPieces(orders, people)

        const parts: Record<keyof PiecesShare, number> = {
          cartPrice: sums.cartPrice,
          fees: sums.serviceFee + sums.vatFee,
          discountAmount: sums.discountAmount,
          tipAmount: sums.tipAmount,
          total: sums.orderPrice + sums.tipAmount,
          amountToBePaid: sums.amountToBePaid,
        }
        for (const [part, amount] of Object.entries(parts) as [keyof PiecesShare, number][]) {
          expect([part, totalOf(shares, part)]).toEqual([part, amount])
          expect(Math.min(...shares.map((share) => share[part]))).toBeGreaterThanOrEqual(0)
        }
        for (const { cartPrice, fees, discountAmount, tipAmount, total, amountToBePaid } of shares) {
          expect(total).toBe(cartPrice + fees - discountAmount + tipAmount)
          expect(amountToBePaid).toBeLessThanOrEqual(total)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a bill of which people pay their shares', () => {
  it.each(['evenly', 'by pieces'])('split %s is paid when each has paid what their share said, in any order', (way) => {
    fc.assert(
      fc.property(anyOrder, anyParty, fc.array(fc.nat({ max: 19 })), (order, people, turns) => {
        const orders = [{ ...order, status: 'delivered' as const, ...nothingPaid }]
        const paid: PaidShare[] = []
        const split = () => (way === 'evenly' ? splitEvenly : splitByPieces)(orders, people, paid)
        for (const person of [...new Set(turns.map((turn) => turn % people)), ...Array(people).keys()]) {
          const before = split()
          const amount = before[person]!.amountToBePaid
          const tipAmount = person % 3
          orders[0]!.amountPaidInCash += amount + tipAmount
          orders[0]!.tipAmount += tipAmount
          paid.push({ person, kind: 'cash', amount, tipAmount })

          const after = split()

          expect(after[person]!.amountToBePaid).toBe(0)
          for (const [other, share] of after.entries())
            if (other !== person) expect(Math.abs(share.amountToBePaid - before[other]!.amountToBePaid)).toBeLessThan(2)
        }
        expect(billSumsOf(orders).amountToBePaid).toBe(0)
        expect(totalOf(split(), 'total')).toBe(orders[0]!.orderPrice + orders[0]!.tipAmount)
      }),
      { numRuns: 100 },
    )
  })

  const bill = (more: Partial<SplitOrder> = {}): SplitOrder[] => [
    {
      lines: [{ itemQty: 3, totalPrice: 9000, taken: [1, 1, 1] }],
      status: 'delivered',
      isTest: false,
      cartPrice: 9000,
      serviceFee: 0,
      vatFee: 0,
      orderPrice: 9000,
      tipAmount: 0,
      ...nothingPaid,
      ...more,
    },
  ]
  const cash = (person: number, amount = 3000): PaidShare => ({ person, kind: 'cash', amount, tipAmount: 0 })

  it.each<[string, SplitOrder[], PaidShare[], number[]]>([
    ['leaves the shares of others as they were', bill({ amountPaidInCash: 3000 }), [cash(1)], [3000, 0, 3000]],
    ['counts what was paid for all', bill({ amountPaidOnline: 3000 }), [], [2000, 2000, 2000]],
    [
      'counts it for those who still have to pay',
      bill({ amountPaidInCash: 3000, amountPaidOnline: 2000 }),
      [cash(0)],
      [0, 2000, 2000],
    ],
    ['counts nothing that was undone', bill(), [cash(1)], [3000, 3000, 3000]],
    ['counts nothing of another kind', bill({ amountPaidByCard: 3000 }), [cash(1)], [2000, 2000, 2000]],
    ['counts a part of a share', bill({ amountPaidInCash: 1000 }), [cash(2, 1000)], [3000, 3000, 2000]],
    [
      'asks again when something was added',
      bill({ orderPrice: 12_000, amountPaidInCash: 3000 }),
      [cash(0)],
      [1000, 4000, 4000],
    ],
    [
      'shares the payment of a person who was taken out among the others',
      bill({ amountPaidInCash: 3000 }),
      [cash(7)],
      [2000, 2000, 2000],
    ],
  ])('%s', (_what, orders, paid, due) => {
    expect(splitEvenly(orders, 3, paid).map(({ amountToBePaid }) => amountToBePaid)).toEqual(due)
  })

  it("adds a person's tip to that person's share", () => {
    const orders = bill({ tipAmount: 500, amountPaidInCash: 3500 })
    const paid = [{ ...cash(0), tipAmount: 500 }]

    for (const split of [splitEvenly(orders, 3, paid), splitByPieces(orders, 3, paid)]) {
      expect(split.map(({ total }) => total)).toEqual([3500, 3000, 3000])
      expect(split.map(({ amountToBePaid }) => amountToBePaid)).toEqual([0, 3000, 3000])
    }
  })
})

describe('a bill split by pieces', () => {
  const order = (more: Partial<SplitOrder>): SplitOrder => ({
    status: 'delivered',
    isTest: false,
    cartPrice: 9000,
    serviceFee: 900,
    vatFee: 0,
    orderPrice: 9900,
    tipAmount: 0,
    ...nothingPaid,
    lines: [{ itemQty: 3, totalPrice: 9000, taken: [] }],
    ...more,
  })
  const taken = (...pieces: number[]) => [{ itemQty: 3, totalPrice: 9000, taken: pieces }]

  it.each<[string, SplitOrder[], number[]]>([
    ['shares by all what nobody took', [order({})], [4950, 4950]],
    ['has each pay their pieces with the fee on them', [order({ lines: taken(1, 2) })], [3300, 6600]],
    ['shares by all the rest of a line', [order({ lines: taken(1) })], [6600, 3300]],
    ['gives a piece that two took to the first one', [order({ lines: taken(3, 3) })], [9900, 0]],
    ['takes no pieces of who is not there', [order({ lines: taken(0, 0, 3) })], [4950, 4950]],
    ['takes a discount off in the same parts', [order({ lines: taken(1, 2), orderPrice: 4950 })], [1650, 3300]],
    ['adds a tip in the same parts', [order({ lines: taken(1, 2), tipAmount: 300 })], [3400, 6800]],
    ['leaves cancelled and merged orders out', [order({ status: 'cancelled' }), order({ status: 'merged' })], [0, 0]],
    [
      'takes of each order its own',
      [order({ lines: taken(3) }), order({ lines: taken(0, 3), orderPrice: 0 })],
      [9900, 0],
    ],
  ])('%s', (_what, orders, totals) => {
    expect(splitByPieces(orders, 2).map(({ total }) => total)).toEqual(totals)
  })

  it('counts what was paid online for all, by what each pays', () => {
    const shares = splitByPieces([order({ lines: taken(1, 2), amountPaidOnline: 3300 })], 2)

    expect(shares.map(({ amountToBePaid }) => amountToBePaid)).toEqual([2200, 4400])
  })

  it('leaves no minor unit over', () => {
    const [first, second, third] = splitEvenly([order({ orderPrice: 10_000 })], 3)

    expect([first!.total, second!.total, third!.total]).toEqual([3334, 3333, 3333])
  })
})

function totalOf<Part extends string>(shares: readonly Record<Part, number>[], part: Part): number {
  return shares.reduce((sum, share) => sum + share[part], 0)
}
