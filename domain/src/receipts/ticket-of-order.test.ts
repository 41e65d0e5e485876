import { expect, it } from 'vitest'
import { aCartLine, anOrder } from '../../testing/orders.builders.ts'
import { aVenue } from '../../testing/venues.builders.ts'
import { ticketOfOrder } from './ticket-of-order.ts'

const venue = aVenue({ biLingual: true })

it('tells the kitchen table, lines, choices and comments, and no price', () => {
  const cart = [
    aCartLine({
      itemQty: 3,
      comment: 'no salt',
      selectedOptions: [
        { groupId: 1, optionId: 'a', name: { en: 'Size' }, value: { en: 'Large' }, price: 4, posItemId: null },
      ],
    }),
  ]

  const ticket = ticketOfOrder({ order: anOrder({ cart }), venue, isDuplicate: false })

  expect(ticket).toMatchObject({ what: 'kitchen', title: [{ text: 'Room 204' }], sums: [], marks: [] })
  expect(ticket.lines[0]).toMatchObject({
    quantity: 3,
    amount: null,
    comment: { text: 'no salt' },
    details: [{ texts: [{ text: 'Size: Large' }], amount: null }],
  })
})

it('says of a change what came and what went, and that it is one', () => {
  const lines = [
    { line: aCartLine(), change: 'added' },
    { line: aCartLine({ itemId: 2 }), change: 'removed' },
  ] as const

  const ticket = ticketOfOrder({ order: anOrder(), venue, isDuplicate: false, lines })

  expect(ticket.lines.map(({ change }) => change)).toEqual(['added', 'removed'])
  expect(ticket.marks.map(([text]) => text!.text)).toEqual(['CHANGED'])
})

it('says at its head and at the line that a guest is allergic, by the words of the venue too', () => {
  const cart = [aCartLine({ comment: 'no mustard' }), aCartLine({ itemId: 2, comment: 'sauce on the side' })]
  const ticketAt = (allergyWords: string[]) =>
    ticketOfOrder({ order: anOrder({ cart }), venue: aVenue({ allergyWords }), isDuplicate: false })

  const ticket = ticketAt(['mustard'])

  expect(ticket.marks.map(([text]) => text!.text)).toEqual(['ALLERGY'])
  expect(ticket.lines.map(({ isAllergy }) => isAllergy)).toEqual([true, false])
  expect(ticketAt([]).marks).toEqual([])
})

it('says that an order is cancelled, and that a ticket is a copy', () => {
  const ticket = ticketOfOrder({ order: anOrder({ status: 'cancelled' }), venue, isDuplicate: true })

  expect(ticket.marks.map(([text]) => text!.text)).toEqual(['DUPLICATE', 'CANCELLED'])
})
