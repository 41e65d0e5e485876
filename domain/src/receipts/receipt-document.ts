import { isRightToLeft, type Language, type LocalText } from '../kit/languages.ts'

/** A text of a receipt with its writing direction. */
export type ReceiptText = { text: string; language: Language; direction: 'ltr' | 'rtl' }

/** One text in the languages of the receipt, one line for each, without duplicates. */
export type ReceiptTexts = readonly ReceiptText[]

/** A choice of a line: an option, or an add-on with its quantity. */
export type ReceiptDetail = { texts: ReceiptTexts; quantity: number; amount: string | null }

export type ReceiptLine = {
  quantity: number
  texts: ReceiptTexts
  /** The line's total with all its pieces and extras; null if the menu hides the price, and in the kitchen. */
  amount: string | null
  details: readonly ReceiptDetail[]
  /** The guest's own comment, unchanged. */
  comment: ReceiptText | null
  /** True if the comment states an allergy: the kitchen ticket shows it white on black. */
  isAllergy: boolean
  /** The change since the last kitchen ticket; null on a ticket of a whole order, and on receipts. */
  change: 'added' | 'removed' | null
}

/** A label with a value that is read from left to right, such as a number or a time. */
export type ReceiptFact = { label: ReceiptTexts; value: ReceiptText }

export type ReceiptSum = { label: ReceiptTexts; amount: string; isStrong: boolean }

/**
 * The content of a paper, from top to bottom. The page for browsers and the picture for printers are both made of it.
 * Texts are plain. Amounts are digits; only strong sums name the currency.
 */
export type ReceiptDocument = {
  what: PrintedKind
  /** The direction of the receipt's first language, which decides on which side lines begin and amounts end. */
  direction: 'ltr' | 'rtl'
  /** The large marks at the top: a test, a copy, or a changed or cancelled order. */
  marks: readonly ReceiptTexts[]
  /** The venue's name, or the table on a kitchen ticket. */
  title: ReceiptTexts
  /** The lines in order, one language after the other. */
  header: ReceiptTexts
  facts: readonly ReceiptFact[]
  lines: readonly ReceiptLine[]
  sums: readonly ReceiptSum[]
  footer: ReceiptTexts
}

export const printedKinds = ['receipt', 'kitchen'] as const

/** The kinds of print of an order: a receipt for the guest, or a ticket for the kitchen. */
export type PrintedKind = (typeof printedKinds)[number]

/**
 * Returns a text in each of these languages that it has, or in English if it has none of them; equal texts occur once.
 */
export function receiptTexts(text: LocalText, languages: readonly Language[]): ReceiptTexts {
  const found = languages.flatMap((language) => {
    const said = text[language]
    return said ? [receiptText(said, language)] : []
  })
  const texts = found.length > 0 ? found : [receiptText(text.en, 'en')]
  return texts.filter(({ text: said }, index) => texts.findIndex((other) => other.text === said) === index)
}

/** Returns a text of this language with its direction. */
export function receiptText(text: string, language: Language): ReceiptText {
  return { text, language, direction: isRightToLeft(language) ? 'rtl' : 'ltr' }
}

/** Returns a text of unknown language, such as a comment, with the direction of its first letter that has one. */
export function writtenText(text: string): ReceiptText {
  const first = /\p{L}/u.exec(text)?.[0] ?? ''
  return receiptText(text, /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(first) ? 'ar' : 'en')
}
