import type { Language } from '../kit/languages.ts'
import type { Order } from '../orders/orders.schema.ts'
import type { Venue } from '../venues/venues.schema.ts'
import { type ReceiptFact, receiptText, receiptTexts, writtenText } from './receipt-document.ts'
import type { PrintedLine } from './receipt-lines.ts'
import { receiptTime } from './receipt-time.ts'
import { type ReceiptWord, receiptWords } from './receipt.words.ts'

/** What receipts need to know of a venue. */
export type ReceiptVenue = Pick<
  Venue,
  | 'name'
  | 'currency'
  | 'timeZone'
  | 'isRestaurant'
  | 'biLingual'
  | 'hasKurdish'
  | 'receiptLanguages'
  | 'receiptHeader'
  | 'receiptFooter'
  | 'allergyWords'
>

/** What of an order is printed. */
export type PrintedOrder = Pick<
  Order,
  | 'id'
  | 'status'
  | 'table'
  | 'createdAt'
  | 'covers'
  | 'paymentInfo'
  | 'cartPrice'
  | 'serviceFee'
  | 'vatFee'
  | 'orderPrice'
  | 'tipAmount'
  | 'amountPaidOnline'
  | 'amountPaidInCash'
  | 'amountPaidByCard'
> & { cart: readonly PrintedLine[] }

/** Orders with the venue and the languages that they are written for. */
export type WrittenFor = { orders: readonly PrintedOrder[]; venue: ReceiptVenue; languages: readonly Language[] }

/** Which order this is, where, when and for whom; the time is when the guest placed the first of them. */
export function factsOf({ orders, first, venue, languages }: WrittenFor & { first: PrintedOrder }): ReceiptFact[] {
  const fact = (word: ReceiptWord, value: string) => ({
    label: receiptTexts(receiptWords[word], languages),
    value: writtenText(value),
  })
  const covers = orders.reduce((most, order) => Math.max(most, order.covers), 0)
  const guest = first.paymentInfo?.lastname
  return [
    fact('order', orders.map(({ id }) => `#${id}`).join(', ')),
    fact(venue.isRestaurant ? 'table' : 'room', first.table),
    fact('time', receiptTime(first.createdAt, venue.timeZone)),
    ...(venue.isRestaurant ? [fact('covers', String(covers))] : []),
    ...(guest ? [fact('guest', guest)] : []),
  ]
}

/** The direction of a whole receipt: that of its first language. */
export function directionOf([language = 'en']: readonly Language[]): 'ltr' | 'rtl' {
  return receiptText('', language).direction
}
