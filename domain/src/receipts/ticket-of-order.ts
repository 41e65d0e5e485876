import type { CartLine } from '../orders/orders.cart.schema.ts'
import type { Order } from '../orders/orders.schema.ts'
import { printedLanguagesOf } from '../venues/printed-languages.ts'
import { type ReceiptDocument, type ReceiptLine, receiptTexts, writtenText } from './receipt-document.ts'
import { directionOf, factsOf, type ReceiptVenue } from './receipt-facts.ts'
import { receiptLine } from './receipt-lines.ts'
import { type ReceiptWord, receiptWords } from './receipt.words.ts'

export type TicketOf = {
  order: Order
  venue: ReceiptVenue
  isDuplicate: boolean
  /** Only these lines, such as those of one printer, or those that came and went with a change; else all of the order. */
  lines?: readonly { line: CartLine; change: ReceiptLine['change'] }[]
}

/** What the kitchen is to cook: the table, large, and the lines without prices. Its mark says what became of the order. (product, Receipts) */
export function ticketOfOrder({ order, venue, isDuplicate, lines }: TicketOf): ReceiptDocument {
  const languages = printedLanguagesOf(venue)
  const say = (word: ReceiptWord) => receiptTexts(receiptWords[word], languages)
  const written = (lines ?? order.cart.map((line) => ({ line, change: null }))).map(({ line, change }) =>
    receiptLine(line, { languages, currency: null, allergyWords: venue.allergyWords }, change),
  )
  return {
    what: 'kitchen',
    direction: directionOf(languages),
    marks: [
      ...(isDuplicate ? [say('duplicate')] : []),
      ...(order.status === 'cancelled' ? [say('cancelled')] : []),
      ...(written.some(({ change }) => change !== null) ? [say('changed')] : []),
      ...(written.some(({ isAllergy, change }) => isAllergy && change !== 'removed') ? [say('allergy')] : []),
    ],
    title: [writtenText(order.table)],
    header: [],
    facts: factsOf({ orders: [order], first: order, venue, languages }),
    lines: written,
    sums: [],
    footer: [],
  }
}
