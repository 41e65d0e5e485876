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
import { receiptDirectionOf, factsOf, type PrintedOrder, type ReceiptVenue, type WrittenFor } from './receipt-facts.ts'
import { receiptLine } from './receipt-lines.ts'
import { type ReceiptWord, receiptTranslations } from './receipt.translations.ts'
import { receiptLimits } from './receipts.limits.ts'

export type ReceiptOf = {
  /**
   * One order, or the orders of one bill. Merged and cancelled orders cost nothing and are left out, unless there is
   * only one order.
   */
  orders: readonly PrintedOrder[]
  venue: ReceiptVenue
  /** True if it was printed before. */
  isDuplicate: boolean
}

/**
 * Returns the receipt of an order, or of the orders of a bill, in the venue's languages. Sums are added in minor units:
 * the lines, the discount, the fees, the total, and after any payment or tip the amount left to pay. Throws RangeError
 * without an order. (product, Receipts)
 */
export function receiptOfOrders({ orders, venue, isDuplicate }: ReceiptOf): ReceiptDocument {
  const counted = countedOf(orders)
  const [first] = counted
  if (!first) throw new RangeError('A receipt is of an order at least')
  const languages = printedLanguagesOf(venue)
  const translate = (word: ReceiptWord) => receiptTexts(receiptTranslations[word], languages)
  return {
    what: 'receipt',
    direction: receiptDirectionOf(languages),
    marks: [
      ...(isDuplicate ? [translate('duplicate')] : []),
      ...(first.isTest ? [translate('test')] : []),
      ...(first.status === 'cancelled' ? [translate('cancelled')] : []),
    ],
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
    minor === 0 ? [] : [{ label: translate(word), amount: amountText(minor, currency), isStrong: false }]
  const strong = (word: ReceiptWord, minor: number) => ({
    label: translate(word),
    amount: `${currency} ${amountText(minor, currency)}`,
    isStrong: true,
  })
  const translate = (word: ReceiptWord) => receiptTexts(receiptTranslations[word], languages)
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

/** Returns the texts of a header or footer. English replaces missing languages, and may be missing too. */
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
