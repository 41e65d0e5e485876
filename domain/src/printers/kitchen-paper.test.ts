import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CartLine } from '../orders/orders.cart.schema.ts'
import { type PaperLine, paperOfCart, type TicketLine } from './kitchen-paper.ts'

const kitchenId = 1
const barId = 2
const printersOf = ({ itemId }: CartLine) => (itemId < 10 ? [kitchenId] : [barId])

it('prints a first order whole, each printer its own lines', () => {
  const { tickets, paper } = paperOfCart([aLine({ itemId: 3, itemQty: 2 }), aLine({ itemId: 12 })], null, printersOf)

  expect(told(tickets)).toEqual({ 1: ['2 of 3'], 2: ['1 of 12'] })
  expect(paper.map(({ printerIds }) => printerIds)).toEqual([[kitchenId], [barId]])
})

it('prints nothing again of what the kitchen has, wherever in the cart it stands and whatever it costs', () => {
  const cart = [aLine({ itemId: 3, itemQty: 2 }), aLine({ itemId: 12 })]
  const { paper } = paperOfCart(cart, null, printersOf)

  expect(paperOfCart(cart.toReversed(), paper, printersOf).tickets.size).toBe(0)
  expect(
    paperOfCart(
      cart.map((line) => ({ ...line, price: 9 })),
      paper,
      printersOf,
    ).tickets.size,
  ).toBe(0)
  expect(
    paperOfCart([...cart.slice(1), aLine({ itemId: 3 }), aLine({ itemId: 3 })], paper, printersOf).tickets.size,
  ).toBe(0)
})

it('prints what came and what went, by how many pieces', () => {
  const { paper } = paperOfCart([aLine({ itemId: 3, itemQty: 2 }), aLine({ itemId: 4 })], null, printersOf)
  const { tickets } = paperOfCart([aLine({ itemId: 3, itemQty: 5 }), aLine({ itemId: 12 })], paper, printersOf)

  expect(told(tickets)).toEqual({ 1: ['1 of 4 removed', '3 of 3 added'], 2: ['1 of 12 added'] })
})

it('takes another wish of the guest for another line', () => {
  const { paper } = paperOfCart([aLine({ itemId: 3 })], null, printersOf)
  const { tickets } = paperOfCart([aLine({ itemId: 3, comment: 'no salt' })], paper, printersOf)

  expect(told(tickets)).toEqual({ 1: ['1 of 3 removed', '1 of 3 added'] })
})

it('prints what went where it was printed, though its category has moved since', () => {
  const { paper } = paperOfCart([aLine({ itemId: 3 })], null, printersOf)

  expect(told(paperOfCart([], paper, () => [barId]).tickets)).toEqual({ 1: ['1 of 3 removed'] })
})

it('leads from any cart to any other, and back', () => {
  const cart = fc.array(
    fc.record({ itemId: fc.integer({ min: 1, max: 5 }), itemQty: fc.integer({ min: 1, max: 3 }) }).map(aLine),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(fc.array(cart, { minLength: 1, maxLength: 5 }), (carts) => {
      let paper: PaperLine[] | null = null
      const made = new Map<number, number>()
      for (const wanted of carts) {
        const change = paperOfCart(wanted, paper, printersOf)
        for (const { line, change: sign } of [...change.tickets.values()].flat())
          made.set(line.itemId, (made.get(line.itemId) ?? 0) + (sign === 'removed' ? -line.itemQty : line.itemQty))
        paper = change.paper
        for (let itemId = 1; itemId <= 5; itemId += 1) {
          const pieces = wanted.filter((line) => line.itemId === itemId).reduce((sum, { itemQty }) => sum + itemQty, 0)
          expect(made.get(itemId) ?? 0).toBe(pieces)
        }
      }
    }),
  )
})

function told(tickets: Map<number, TicketLine[]>): Record<number, string[]> {
  return Object.fromEntries(
    [...tickets].map(([id, lines]) => [
      id,
      lines.map(({ line, change }) => [`${line.itemQty} of ${line.itemId}`, change].filter(Boolean).join(' ')),
    ]),
  )
}

function aLine(differences: Partial<Omit<CartLine, 'modifiersList'>>): CartLine {
  return {
    itemId: 1,
    itemQty: 1,
    name: { en: 'Tea', ar: 'شاي' },
    price: 1,
    basePrice: 1,
    totalPrice: 1,
    hidePrice: false,
    posItemId: null,
    menu: { id: 1, name: { en: 'Menu' }, menuPosId: null },
    prepareTime: 5,
    comment: '',
    discounted: false,
    extra: null,
    addedAt: '2026-03-04T08:00:00.000Z',
    condimentsList: [],
    selectedOptions: [],
    modifiersList: [],
    ...differences,
  }
}
