import { describe, expect, it } from 'vitest'
import { wantedOrders } from '#features/orders/history/wanted-orders.ts'

const tables = [
  { id: 16, name: 'Room 204' },
  { id: 17, name: 'Room 205' },
  { id: 40, name: 'Terrace' },
]

describe('the search of the order list', () => {
  it.each([
    ['', { tableIds: null, orderId: null }],
    ['204', { tableIds: [16], orderId: null }],
    ['room 20', { tableIds: [16, 17], orderId: null }],
    [' TERR ', { tableIds: [40], orderId: null }],
    ['#204', { tableIds: null, orderId: 204 }],
    ['7812', { tableIds: null, orderId: 7812 }],
    ['٢٠٤', { tableIds: [16], orderId: null }],
    ['#۷۸۱۲', { tableIds: null, orderId: 7812 }],
    ['attic', null],
    ['#0', null],
  ])('understands %j', (text, expected) => {
    expect(wantedOrders(text, tables)).toEqual(expected)
  })
})
