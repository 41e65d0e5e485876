import type { Language } from '../kit/languages.ts'
import type { Order } from '../orders/orders.schema.ts'
import type { Venue } from '../venues/venues.schema.ts'
import { type ReceiptFact, receiptText, receiptTexts, writtenText } from './receipt-document.ts'
import type { PrintedLine } from './receipt-lines.ts'
import { receiptTime } from './receipt-time.ts'
import { type ReceiptWord, receiptTranslations } from './receipt.translations.ts'

/** The fields of a venue that receipts need. */
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

/** The fields of an order that are printed. */
export type PrintedOrder = Pick<
  Order,
  | 'id'
  | 'status'
  | 'isTest'
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

/** Orders with their venue and the languages of the print. */
export type WrittenFor = { orders: readonly PrintedOrder[]; venue: ReceiptVenue; languages: readonly Language[] }

/**
 * Returns the facts of orders: their numbers, the table or room, the time, the covers in a restaurant, and the guest.
 * The time is when the guest placed the first of them.
 */
export function factsOf({ orders, first, venue, languages }: WrittenFor & { first: PrintedOrder }): ReceiptFact[] {
  const fact = (word: ReceiptWord, value: string) => ({
    label: receiptTexts(receiptTranslations[word], languages),
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

/** Returns the direction of a whole receipt: that of its first language. */
export function receiptDirectionOf([language = 'en']: readonly Language[]): 'ltr' | 'rtl' {
  return receiptText('', language).direction
}
