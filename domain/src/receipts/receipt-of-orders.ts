import type { Language, LocalText } from '../kit/languages.ts'
import { plainLines } from '../kit/plain-text.ts'
import type { PaidAmounts } from '../orders/orders.payments.ts'
import { printedLanguagesOf } from '../venues/printed-languages.ts'
import { amountText, minorOf } from './receipt-amounts.ts'
import {
  type ReceiptDocument,
  type ReceiptSum,
  receiptText,
  type ReceiptTexts,
  receiptTexts,
  writtenText,
} from './receipt-document.ts'
import { directionOf, factsOf, type PrintedOrder, type ReceiptVenue, type WrittenFor } from './receipt-facts.ts'
import { receiptLine } from './receipt-lines.ts'
import { type ReceiptWord, receiptWords } from './receipt.words.ts'
import { receiptLimits } from './receipts.limits.ts'

export type ReceiptOf = {
  /** One order, or those of one bill. Merged and cancelled ones cost nothing and are left out, unless it is the only one. */
  orders: readonly PrintedOrder[]
  venue: ReceiptVenue
  /** Whether it was printed before. */
  isDuplicate: boolean
}

/**
 * The receipt of an order, or of the orders of a bill, in the venue's languages. Sums are added in minor units: what the lines cost, what
 * was taken off, fees, the total, and where something was paid or tipped what is left to pay. Throws RangeError without an order.
 * (product, Receipts)
 */
export function receiptOfOrders({ orders, venue, isDuplicate }: ReceiptOf): ReceiptDocument {
  const counted = countedOf(orders)
  const [first] = counted
  if (!first) throw new RangeError('A receipt is of an order at least')
  const languages = printedLanguagesOf(venue)
  const say = (word: ReceiptWord) => receiptTexts(receiptWords[word], languages)
  return {
    what: 'receipt',
    direction: directionOf(languages),
    marks: [...(isDuplicate ? [say('duplicate')] : []), ...(first.status === 'cancelled' ? [say('cancelled')] : [])],
    title: [writtenText(venue.name)],
    header: marginOf(venue.receiptHeader, languages),
    facts: factsOf({ orders: counted, first, venue, languages }),
    lines: counted.flatMap(({ cart }) =>
      cart.map((line) => receiptLine(line, { languages, currency: venue.currency, allergyWords: venue.allergyWords })),
    ),
    sums: sumsOf({ orders: counted, venue, languages }),
    footer: marginOf(venue.receiptFooter, languages),
  }
}

function countedOf(orders: readonly PrintedOrder[]): readonly PrintedOrder[] {
  const counted = orders.filter(({ status }) => status !== 'merged' && status !== 'cancelled')
  return counted.length > 0 ? counted : orders.slice(0, 1)
}

function sumsOf({ orders, venue: { currency }, languages }: WrittenFor): ReceiptSum[] {
  const summed = (field: 'cartPrice' | 'serviceFee' | 'vatFee' | 'orderPrice' | 'tipAmount' | keyof PaidAmounts) =>
    orders.reduce((sum, order) => sum + minorOf(order[field], currency), 0)
  const [items, fee, vat, total] = [summed('cartPrice'), summed('serviceFee'), summed('vatFee'), summed('orderPrice')]
  const [tip, online, cash, card] = [
    summed('tipAmount'),
    summed('amountPaidOnline'),
    summed('amountPaidInCash'),
    summed('amountPaidByCard'),
  ]
  const taken = items + fee + vat - total
  const left = total + tip - online - cash - card
  const plain = (word: ReceiptWord, minor: number) =>
    minor === 0 ? [] : [{ label: say(word), amount: amountText(minor, currency), isStrong: false }]
  const strong = (word: ReceiptWord, minor: number) => ({
    label: say(word),
    amount: `${currency} ${amountText(minor, currency)}`,
    isStrong: true,
  })
  const say = (word: ReceiptWord) => receiptTexts(receiptWords[word], languages)
  const between = [...plain('discount', -taken), ...plain('serviceFee', fee), ...plain('vatFee', vat)]
  const after = [
    ...plain('tip', tip),
    ...plain('paidOnline', -online),
    ...plain('paidInCash', -cash),
    ...plain('paidByCard', -card),
  ]
  return [
    ...(between.length > 0 ? plain('items', items) : []),
    ...between,
    strong('total', total),
    ...after,
    ...(after.length > 0 ? [left < 0 ? strong('refund', -left) : strong('due', left)] : []),
  ]
}

/** English stands in for what was not written, and may not have been written either. */
function marginOf(text: LocalText | null, languages: readonly Language[]): ReceiptTexts {
  if (text === null) return []
  return receiptTexts(text, languages).flatMap(({ text: said, language }) =>
    printedLines(said).map((line) => receiptText(line, language)),
  )
}

function printedLines(text: string): string[] {
  const printed = Array.from(plainLines(text)).slice(0, receiptLimits.marginLength).join('')
  return printed === '' ? [] : printed.split('\n')
}
