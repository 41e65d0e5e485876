import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aCatalogueGroup, aCatalogueItem } from '../../testing/menus.builders.ts'
import { aCartLine, anOrder } from '../../testing/orders.builders.ts'
import { aVenue } from '../../testing/venues.builders.ts'
import type { Catalogue } from '../menus/menus.catalogue.ts'
import { cartToMinor } from './orders.cart.ts'
import type { CartLine } from './orders.cart.schema.ts'
import {
  addLine,
  changeLine,
  changeOfDraft,
  mostOfLine,
  type OrderDraft,
  type PickedLine,
  priceDraft,
} from './orders.draft.ts'
import { changesOf, draftOfOrder, rebasedDraft } from './orders.editing.ts'
import { orderLimits } from './orders.limits.ts'
import { priceCart } from './orders.pricing.ts'

const soup = aCartLine()
const tea = aCartLine({ itemId: 2, name: { en: 'Tea' }, price: 12.5, totalPrice: 12.5 })
const bread = aCartLine({ itemId: 3, name: { en: 'Bread' }, price: 4, totalPrice: 4 })
const order = (...cart: CartLine[]) => anOrder({ cart, covers: 2 })

const aPick = (itemId: number): PickedLine => ({
  itemId,
  name: { en: `Item ${itemId}` },
  itemQty: 1,
  comment: '',
  condimentsList: [],
  selectedOptions: [],
})

const at = {
  catalogue: aCatalogue(
    aCatalogueItem({ price: 3500 }),
    aCatalogueItem({ id: 2, price: 1250 }),
    aCatalogueItem({ id: 4, price: 900, groups: [aCatalogueGroup()] }),
  ),
  venue: aVenue(),
  time: { day: 'Wednesday', hour: 12, date: '2026-03-04' } as const,
  now: '2026-03-04T08:00:00.000Z',
}

describe('an order that is edited', () => {
  it('is as it stands until somebody changes it', () => {
    const known = order(soup, tea)

    expect(changesOf(known, draftOfOrder(known))).toEqual([])
  })

  it('says what was added, changed and taken off, and the covers', () => {
    const known = order(soup, tea, bread)
    let draft = addLine(draftOfOrder(known), aPick(4))
    draft = changeLine(draft, 1, { itemQty: 3, comment: 'hot' })
    draft = changeLine(draft, 2, { selectedOptions: [{ groupId: 1, optionId: 'large' }] })
    draft = { ...changeLine(draft, 3, { isRemoved: true }), covers: 4 }

    expect(changesOf(known, draft)).toEqual([
      { kind: 'quantity', name: soup.name, from: 1, to: 3 },
      { kind: 'comment', name: soup.name, comment: 'hot' },
      { kind: 'choices', name: tea.name },
      { kind: 'added', name: { en: 'Item 4' }, quantity: 1 },
      { kind: 'removed', name: bread.name, quantity: 1 },
      { kind: 'covers', from: 2, to: 4 },
    ])
  })

  it('sells what is added at the price of today, and keeps what was sold at that of then', () => {
    const known = order(soup)
    const draft = addLine(changeLine(draftOfOrder(known), 1, { itemQty: 2 }), aPick(1))

    const { lines, totals } = priceDraft({ draft, order: known, ...at })

    expect(lines.map(({ sold }) => sold?.totalPrice)).toEqual([6400, 3500])
    expect(totals).toMatchObject({ cartPrice: 9900, serviceFee: 990, orderPrice: 10_890 })
  })

  it('has no more of what can’t be had any more than was ordered', () => {
    const known = order({ ...soup, itemQty: 2 }, bread)
    const { lines } = draftOfOrder(known)
    const most = (items: Catalogue) => lines.map((line) => mostOfLine(line, { ...at, catalogue: items, order: known }))

    expect(most(at.catalogue)).toEqual([orderLimits.mostQuantity, 1])
    expect(most(aCatalogue(aCatalogueItem({ soldOut: { until: null } })))).toEqual([2, 1])
    expect(mostOfLine({ ...lines[0]!, soldAs: undefined }, { ...at, order: known })).toBe(orderLimits.mostQuantity)
  })

  it('keeps its discount', () => {
    const known = { ...order(soup), discountPercentage: 50 }

    expect(priceDraft({ draft: draftOfOrder(known), order: known, ...at }).totals.orderPrice).toBe(1760)
  })

  it('is priced by the server as here, whatever was changed', () => {
    const change = fc.record({ itemQty: fc.integer({ min: 1, max: 9 }), isRemoved: fc.boolean() })
    const known = order(soup, { ...soup, price: 30, totalPrice: 30, comment: 'no salt' }, tea)

    fc.assert(
      fc.property(fc.array(change, { maxLength: 3 }), fc.array(fc.constantFrom(1, 2)), (changes, added) => {
        const changed = changes.reduce((draft, one, index) => changeLine(draft, index + 1, one), draftOfOrder(known))
        const draft = added.map(aPick).reduce(addLine, changed)
        const priced = priceDraft({ draft, order: known, ...at })
        const { cart: lines, orderPrice } = changeOfDraft({ draft, priced, venue: at.venue, version: 1 })
        const sold = cartToMinor(known.cart, at.venue.currency)
        const asServer = priceCart({ lines, sold, ...at })

        expect(asServer.differences).toEqual([])
        expect(asServer.problems).toEqual([])
        expect(asServer.totals.orderPrice / 100).toBe(orderPrice)
      }),
    )
  })
})

describe('an order that others change meanwhile', () => {
  const base = order(soup, tea)
  const quantities = ({ lines }: OrderDraft) =>
    lines.map(({ itemId, itemQty, isRemoved }) => [itemId, itemQty, isRemoved])

  it('has what they added and what they changed, and all that one has changed oneself', () => {
    const mine = addLine(changeLine(draftOfOrder(base), 1, { comment: 'hot' }), aPick(4))
    const theirs = { ...order({ ...soup, itemQty: 3 }, tea, bread), covers: 5 }

    const draft = rebasedDraft({ draft: mine, base }, theirs)

    expect(quantities(draft)).toEqual([
      [1, 3, false],
      [2, 1, false],
      [3, 1, false],
      [4, 1, false],
    ])
    expect(draft).toMatchObject({ covers: 5, lines: [{ comment: 'hot' }, {}, {}, {}] })
    expect(changesOf(theirs, draft).map(({ kind }) => kind)).toEqual(['comment', 'added'])
  })

  it('lets one’s own stay where both changed the same', () => {
    const mine = { ...changeLine(draftOfOrder(base), 1, { itemQty: 2 }), covers: 3 }

    const draft = rebasedDraft({ draft: mine, base }, { ...order({ ...soup, itemQty: 5 }, tea), covers: 6 })

    expect(draft).toMatchObject({ covers: 3, lines: [{ itemQty: 2 }, { itemQty: 1 }] })
  })

  it('takes off what they took off, unless one has changed it: then it is a new line', () => {
    const mine = changeLine(draftOfOrder(base), 1, { itemQty: 2 })

    expect(quantities(rebasedDraft({ draft: mine, base }, order(soup)))).toEqual([[1, 2, false]])
    const draft = rebasedDraft({ draft: mine, base }, order(tea))
    expect(quantities(draft)).toEqual([
      [2, 1, false],
      [1, 2, false],
    ])
    expect(changesOf(order(tea), draft)).toEqual([{ kind: 'added', name: soup.name, quantity: 2 }])
  })

  it('leaves off what one has taken off, also where they want more of it', () => {
    const mine = changeLine(draftOfOrder(base), 1, { isRemoved: true })

    const draft = rebasedDraft({ draft: mine, base }, order({ ...soup, itemQty: 4 }, tea))

    expect(changesOf(order({ ...soup, itemQty: 4 }, tea), draft)).toEqual([
      { kind: 'removed', name: soup.name, quantity: 4 },
    ])
  })

  it('loses no line of anybody, and gives every line a number of its own', () => {
    const cart = fc.array(
      fc.record({ itemId: fc.integer({ min: 1, max: 4 }), itemQty: fc.integer({ min: 1, max: 3 }) }),
      {
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(cart, cart, fc.array(fc.integer({ min: 1, max: 4 })), (before, after, added) => {
        const known = order(...before.map(aCartLine))
        const theirs = order(...after.map(aCartLine))
        const mine = added.map(aPick).reduce(addLine, draftOfOrder(known))

        const draft = rebasedDraft({ draft: mine, base: known }, theirs)

        const ofThem = draft.lines.filter(({ soldAs }) => soldAs !== undefined)
        expect(ofThem.map(({ itemId, itemQty }) => ({ itemId, itemQty }))).toEqual(after)
        const ofMine = draft.lines.filter(({ soldAs }) => soldAs === undefined)
        expect(ofMine.reduce((sum, { itemQty }) => sum + itemQty, 0)).toBe(added.length)
        expect(new Set(draft.lines.map(({ key }) => key)).size).toBe(draft.lines.length)
      }),
    )
  })
})
