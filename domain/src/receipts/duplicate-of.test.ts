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

it('marks receipts and kitchen tickets of a test order, in the languages of the venue', () => {
  const test = anOrder({ isTest: true })
  const papers = [
    receiptOfOrders({ orders: [test], venue, isDuplicate: false }),
    ticketOfOrder({ order: test, venue, isDuplicate: false }),
  ]

  expect(papers.map(({ marks }) => marks.map((mark) => mark.map(({ text }) => text)))).toEqual([
    [['طلب تجريبي', 'TEST']],
    [['طلب تجريبي', 'TEST']],
  ])
})
