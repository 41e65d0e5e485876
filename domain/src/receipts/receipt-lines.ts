import { type Language, languages, type LocalText, textIn } from '../kit/languages.ts'
import type { Currency } from '../kit/money.ts'
import { type AllergyWords, statesAllergy } from '../orders/orders.allergies.ts'
import type { CartLine } from '../orders/orders.cart.schema.ts'
import { amountText, minorOf } from './receipt-amounts.ts'
import { type ReceiptDetail, type ReceiptLine, receiptTexts, writtenText } from './receipt-document.ts'

/** The options for printing the lines of an order. Without a currency, prices are left out, as in the kitchen. */
export type LineWriting = {
  languages: readonly Language[]
  currency: Currency | null
  /** The allergy words of the venue. */
  allergyWords: AllergyWords
}

type SoldOption = Pick<CartLine['selectedOptions'][number], 'name' | 'value' | 'price'>
type SoldSide = Pick<CartLine['condimentsList'][number], 'name' | 'quantity' | 'price'>

/** The fields of a line that are printed. */
export type PrintedLine = Pick<CartLine, 'name' | 'itemQty' | 'totalPrice' | 'hidePrice' | 'comment'> & {
  selectedOptions: readonly SoldOption[]
  condimentsList: readonly SoldSide[]
}

/** Returns a line of an order for printing, with its choices and the guest's comment. */
export function receiptLine(
  line: PrintedLine,
  writing: LineWriting,
  change: ReceiptLine['change'] = null,
): ReceiptLine {
  const priced = { ...writing, currency: line.hidePrice ? null : writing.currency }
  return {
    quantity: line.itemQty,
    texts: receiptTexts(line.name, writing.languages),
    amount: priced.currency && amountText(minorOf(line.totalPrice, priced.currency), priced.currency),
    details: [...line.selectedOptions.map((option) => detailOfOption(option, priced)), ...sidesOf(line, priced)],
    comment: line.comment === '' ? null : writtenText(line.comment),
    isAllergy: statesAllergy(line.comment, writing.allergyWords),
    change,
  }
}

function detailOfOption({ name, value, price }: SoldOption, writing: LineWriting) {
  const texts = receiptTexts(chosen(name, value), writing.languages)
  return { texts, quantity: 1, amount: extraText(price, writing) } satisfies ReceiptDetail
}

function sidesOf({ condimentsList }: PrintedLine, writing: LineWriting): ReceiptDetail[] {
  return condimentsList
    .filter(({ quantity }) => quantity > 0)
    .map(({ name, quantity, price }) => ({
      texts: receiptTexts(name, writing.languages),
      quantity,
      amount: extraText(price, writing),
    }))
}

/** Returns an option after its question: `Milk: Oat`. */
function chosen(name: LocalText, value: LocalText): LocalText {
  const said = languages
    .filter((language) => value[language])
    .map((language) => [language, answered(textIn(name, language), textIn(value, language))])
  return { en: answered(name.en, value.en), ...Object.fromEntries(said) }
}

function answered(question: string, answer: string): string {
  return /[?؟]$/.test(question) ? `${question} ${answer}` : `${question}: ${answer}`
}

/** Returns the extra price for one piece: `+0.50`; null if there is none. */
function extraText(price: number, { currency }: LineWriting): string | null {
  if (currency === null || price === 0) return null
  const text = amountText(minorOf(price, currency), currency)
  return price > 0 ? `+${text}` : text
}
