import { describe, expect, it } from 'vitest'
import { aCatalogue, aCatalogueGroup, aCatalogueItem, aCatalogueSide } from '../../testing/menus.builders.ts'
import { aVenue } from '../../testing/venues.builders.ts'
import type { CatalogueItem } from '../menus/menus.catalogue.ts'
import {
  addLine,
  changeLine,
  emptyDraft,
  isFull,
  isUntouched,
  type OrderDraft,
  orderOfDraft,
  type PickedLine,
  priceDraft,
  problemOfDraft,
  wantedLines,
} from './orders.draft.ts'

const now = '2026-03-04T08:00:00.000Z'
const soup = aCatalogueItem({ groups: [aCatalogueGroup()], sides: [aCatalogueSide()] })
const tea = aCatalogueItem({ id: 2, name: { en: 'Tea' }, price: 1250 })

function aPick(differences: Partial<PickedLine> = {}): PickedLine {
  return {
    itemId: 1,
    name: { en: 'Lentil soup' },
    itemQty: 1,
    comment: '',
    condimentsList: [],
    selectedOptions: [{ groupId: 1, optionId: 'large' }],
    ...differences,
  }
}

const aTea = aPick({ itemId: 2, name: { en: 'Tea' }, selectedOptions: [] })

function drafted(...picks: PickedLine[]): OrderDraft {
  return picks.reduce(addLine, { ...emptyDraft, tableId: 7 })
}

function price(draft: OrderDraft, ...items: CatalogueItem[]) {
  const catalogue = aCatalogue(...(items.length > 0 ? items : [soup, tea]))
  return priceDraft({
    draft,
    catalogue,
    venue: aVenue(),
    time: { day: 'Wednesday', hour: 12, date: '2026-03-04' },
    now,
  })
}

describe('a cart', () => {
  it('counts up what says the same, and gives anything else a line of its own', () => {
    const draft = drafted(aPick(), aPick({ itemQty: 2 }), aPick({ comment: 'no onions' }), aTea)

    expect(draft.lines.map(({ itemId, itemQty, comment }) => [itemId, itemQty, comment])).toEqual([
      [1, 3, ''],
      [1, 1, 'no onions'],
      [2, 1, ''],
    ])
  })

  it('keeps of a comment what may stand in it', () => {
    expect(drafted(aPick({ comment: ' <b>No</b> nuts! ' })).lines[0]?.comment).toBe('bNob nuts')
  })

  it('shows a line that was taken off, and neither sells nor counts it up', () => {
    const draft = changeLine(drafted(aTea), 1, { isRemoved: true })

    const again = addLine(draft, aTea)

    expect(again.lines).toHaveLength(2)
    expect(wantedLines(again).map(({ key }) => key)).toEqual([2])
  })

  it('has a hundred lines at most', () => {
    const comments = Array.from({ length: 101 }, (_, index) => aPick({ comment: String(index) }))

    const draft = drafted(...comments)

    expect(draft.lines).toHaveLength(100)
    expect(isFull(draft)).toBe(true)
    expect(addLine(draft, aPick({ comment: '1' })).lines[1]?.itemQty).toBe(2)
  })

  it('counts no line above what an order takes', () => {
    expect(drafted(aPick({ itemQty: 999 }), aPick()).lines[0]?.itemQty).toBe(999)
  })

  it('is untouched until something was picked', () => {
    expect(isUntouched(emptyDraft)).toBe(true)
    expect(isUntouched({ ...emptyDraft, tableId: 7 })).toBe(false)
    expect(isUntouched({ ...emptyDraft, covers: 2 })).toBe(false)
    expect(isUntouched(addLine(emptyDraft, aTea))).toBe(false)
  })
})

describe('prices', () => {
  it('are those of the lines, the fee and the total', () => {
    const { lines, totals } = price(drafted(aPick({ condimentsList: [{ id: 1, quantity: 2 }] }), aTea))

    expect(lines.map(({ sold }) => sold?.totalPrice)).toEqual([3200 + 500 + 2 * 800, 1250])
    expect(totals).toMatchObject({ cartPrice: 6550, serviceFee: 655, orderPrice: 7205 })
  })

  it('leave out a line that can be had no more, say why, and keep the others at their own', () => {
    const gone = { ...soup, soldOut: { until: null } }

    const { lines, totals } = price(drafted(aPick(), aTea), gone, tea)

    expect(lines.map(({ problem, sold }) => [problem, sold?.totalPrice ?? null])).toEqual([
      ['itemSoldOut', null],
      [null, 1250],
    ])
    expect(totals.cartPrice).toBe(1250)
  })

  it('go along with the order, in the currency', () => {
    const draft = { ...drafted(aPick({ comment: 'hot' })), covers: 3 }

    const order = orderOfDraft({ draft, priced: price(draft), venue: aVenue() })

    expect(order).toEqual({
      restaurantId: 1,
      tableId: 7,
      orderType: 'order',
      editSource: 'v_rest_staff',
      covers: 3,
      cart: [
        {
          itemId: 1,
          itemQty: 1,
          comment: 'hot',
          condimentsList: [],
          selectedOptions: [{ groupId: 1, optionId: 'large' }],
          price: 32,
          totalPrice: 37,
        },
      ],
      cartPrice: 37,
      placeHolderPrice: 37,
      serviceFee: 3.7,
      vatFee: 0,
      orderPrice: 40.7,
    })
  })
})

describe('what keeps an order from being placed', () => {
  const free = aCatalogueItem({ id: 2, price: 0 })
  const cases: [string, OrderDraft, CatalogueItem[]][] = [
    ['tableMissing', { ...drafted(aTea), tableId: null }, []],
    ['emptyCart', drafted(), []],
    ['emptyCart', changeLine(drafted(aTea), 1, { isRemoved: true }), []],
    ['optionMissing', drafted(aPick({ selectedOptions: [] })), []],
    ['itemUnknown', drafted(aTea), [soup]],
    ['totalNotPositive', drafted(aTea), [free]],
  ]

  it.each(cases)('is told: %s', (code, draft, items) => {
    expect(problemOfDraft(draft, price(draft, ...items))).toBe(code)
  })

  it('is nothing where all is well', () => {
    expect(problemOfDraft(drafted(aTea), price(drafted(aTea)))).toBeNull()
  })
})
