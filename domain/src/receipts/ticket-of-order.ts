import type { CartLine } from '../orders/orders.cart.schema.ts'
import type { Order } from '../orders/orders.schema.ts'
import { printedLanguagesOf } from '../venues/printed-languages.ts'
import { type ReceiptDocument, type ReceiptLine, receiptTexts, writtenText } from './receipt-document.ts'
import { receiptDirectionOf, factsOf, type ReceiptVenue } from './receipt-facts.ts'
import { receiptLine } from './receipt-lines.ts'
import { type ReceiptWord, receiptTranslations } from './receipt.translations.ts'

export type TicketOf = {
  order: Order
  venue: ReceiptVenue
  isDuplicate: boolean
  /**
   * Only these lines, such as those of one printer, or the added and removed ones of a change; by default the whole
   * order.
   */
  lines?: readonly { line: CartLine; change: ReceiptLine['change'] }[]
}

/**
 * Returns the kitchen ticket of an order: the table in large letters, and the lines without prices. A mark shows a
 * change or cancellation of the order. (product, Receipts)
 */
export function ticketOfOrder({ order, venue, isDuplicate, lines }: TicketOf): ReceiptDocument {
  const languages = printedLanguagesOf(venue)
  const translate = (word: ReceiptWord) => receiptTexts(receiptTranslations[word], languages)
  const written = (lines ?? order.cart.map((line) => ({ line, change: null }))).map(({ line, change }) =>
    receiptLine(line, { languages, currency: null, allergyWords: venue.allergyWords }, change),
  )
  return {
    what: 'kitchen',
    direction: receiptDirectionOf(languages),
    marks: [
      ...(isDuplicate ? [translate('duplicate')] : []),
      ...(order.isTest ? [translate('test')] : []),
      ...(order.status === 'cancelled' ? [translate('cancelled')] : []),
      ...(written.some(({ change }) => change !== null) ? [translate('changed')] : []),
      ...(written.some(({ isAllergy, change }) => isAllergy && change !== 'removed') ? [translate('allergy')] : []),
    ],
    title: [writtenText(order.table)],
    header: [],
    facts: factsOf({ orders: [order], first: order, venue, languages }),
    lines: written,
    sums: [],
    footer: [],
  }
}
