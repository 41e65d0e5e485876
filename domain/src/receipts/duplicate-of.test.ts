import { expect, it } from 'vitest'
import { anOrder } from '../../testing/orders.builders.ts'
import { aVenue } from '../../testing/venues.builders.ts'
import { duplicateOf } from './duplicate-of.ts'
import { receiptOfOrders } from './receipt-of-orders.ts'
import { ticketOfOrder } from './ticket-of-order.ts'

const order = anOrder({ status: 'cancelled' })
const venue = aVenue({ receiptLanguages: ['ar', 'en'] })

it.each([
  ['a receipt', (isDuplicate: boolean) => receiptOfOrders({ orders: [order], venue, isDuplicate })],
  ['a kitchen ticket', (isDuplicate: boolean) => ticketOfOrder({ order, venue, isDuplicate })],
])('marks %s as the same paper that is printed as a duplicate, once', (_what, paper) => {
  const marked = duplicateOf(paper(false), ['ar', 'en'])

  expect(marked).toEqual(paper(true))
  expect(marked.marks).toHaveLength(2)
  expect(duplicateOf(marked, ['en'])).toEqual(marked)
})
