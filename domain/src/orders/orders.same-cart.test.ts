import { describe, expect, it } from 'vitest'
import { aCartLine } from '../../testing/orders.builders.ts'
import { isSameCart } from './orders.same-cart.ts'
import type { CartLineInput } from './orders.cart.schema.ts'

describe('whether a cart that comes back is the same', () => {
  const side = { id: 1, name: { en: 'Bread' }, price: 8, min: 0, max: 3, quantity: 2, posItemId: null }
  const line = aCartLine({ comment: 'No salt', extra: { roomno: '204' }, condimentsList: [side] })

  it.each<[what: string, sent: CartLineInput[], isSame: boolean]>([
    ['as it was read', [line], true],
    [
      'in its short form',
      [{ itemId: 1, itemQty: 1, comment: 'No salt', condimentsList: [{ id: 1, quantity: 2 }] }],
      true,
    ],
    ['with an add-on of quantity zero beside', [{ ...line, condimentsList: [side, { id: 3, quantity: 0 }] }], true],
    ['with characters that are taken out', [{ ...line, comment: '"No salt"' }], true],
    ['with another quantity', [{ ...line, itemQty: 2 }], false],
    ['with another comment', [{ ...line, comment: 'Salt' }], false],
    ['without its comment', [{ ...line, comment: null }], false],
    ['with fewer add-ons', [{ ...line, condimentsList: [{ id: 1, quantity: 1 }] }], false],
    ['with another option', [{ ...line, selectedOptions: [{ groupId: 1, optionId: 'large' }] }], false],
    ['for another room', [{ ...line, extra: { roomno: '205' } }], false],
    ['with a line more', [line, line], false],
    ['empty', [], false],
  ])('%s (%#)', (_what, sent, isSame) => {
    expect(isSameCart([line], sent)).toBe(isSame)
  })
})
