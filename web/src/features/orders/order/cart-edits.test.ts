import { aCartLine, anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import {
  type CartEdits,
  cartToSend,
  differencesBetween,
  editedLines,
  editsSince,
  hasEdits,
  noEdits,
} from '#features/orders/order/cart-edits.ts'

const soup = aCartLine({ itemId: 1, name: { en: 'Lentil soup' }, itemQty: 2 })
const salad = aCartLine({ itemId: 2, name: { en: 'Fattoush' } })
const order = anOrder({ cart: [soup, salad], covers: 2 })
const [soupKey = '', saladKey = ''] = editedLines(order, noEdits).map(({ key }) => key)

describe('an order that is being edited', () => {
  it('sends what was changed, and leaves out what was taken off', () => {
    const edits: CartEdits = {
      lines: {
        [soupKey]: { itemQty: 3, comment: 'no salt', isRemoved: false },
        [saladKey]: { itemQty: 1, comment: '', isRemoved: true },
      },
    }

    const sent = cartToSend(editedLines(order, edits))

    expect(sent).toEqual([
      { itemId: 1, itemQty: 3, comment: 'no salt', extra: null, condimentsList: [], selectedOptions: [] },
    ])
  })

  it('has nothing to save while everything is as it was', () => {
    const edits: CartEdits = { covers: 2, lines: { [soupKey]: { itemQty: 2, comment: '', isRemoved: false } } }

    expect(hasEdits(order, edits)).toBe(false)
    expect(hasEdits(order, { ...edits, covers: 3 })).toBe(true)
  })

  it('tells the same dish with other choices apart', () => {
    const large = aCartLine({
      selectedOptions: [
        { groupId: 1, optionId: 'l', name: { en: 'Size' }, value: { en: 'Large' }, price: 5, posItemId: null },
      ],
    })
    const keys = editedLines(anOrder({ cart: [aCartLine(), large, aCartLine()] }), noEdits).map(({ key }) => key)

    expect(new Set(keys).size).toBe(3)
  })
})

describe('an order that somebody else changed meanwhile', () => {
  const bread = aCartLine({ itemId: 3, name: { en: 'Bread' } })
  const current = anOrder({ cart: [{ ...soup, itemQty: 5 }, bread], covers: 4, version: 2 })

  it('says what was added, removed and changed', () => {
    expect(differencesBetween(order, current)).toEqual([
      { kind: 'quantity', line: { ...soup, itemQty: 5 }, from: 2, to: 5 },
      { kind: 'added', line: bread },
      { kind: 'removed', line: salad },
      { kind: 'covers', from: 2, to: 4 },
    ])
  })

  it('says nothing of an accept, which leaves the cart alone', () => {
    expect(differencesBetween(order, { ...order, status: 'inprogress', version: 2 })).toEqual([])
  })

  it('takes what was typed on top of what it has become', () => {
    const edits: CartEdits = { lines: { [soupKey]: { itemQty: 3, comment: 'hot', isRemoved: false } } }

    const rebased = editedLines(current, edits).map(({ line, itemQty, comment }) => [line.name.en, itemQty, comment])

    expect(rebased).toEqual([
      ['Lentil soup', 3, 'hot'],
      ['Bread', 1, ''],
    ])
  })
})

it('tells what was changed since the changes were sent', () => {
  const more = { itemQty: 3, comment: '', isRemoved: false }
  const sent: CartEdits = { covers: 3, lines: { [soupKey]: more } }

  expect(editsSince(sent, sent)).toEqual(noEdits)
  const later: CartEdits = { covers: 3, lines: { [soupKey]: more, [saladKey]: { ...more, comment: 'no salt' } } }
  expect(editsSince(sent, later)).toEqual({ lines: { [saladKey]: { ...more, comment: 'no salt' } } })
  expect(editsSince(sent, { covers: 4, lines: { [soupKey]: { ...more, itemQty: 5 } } })).toEqual({
    covers: 4,
    lines: { [soupKey]: { ...more, itemQty: 5 } },
  })
})
