import { isRightToLeft, type Language, type LocalText } from '../kit/languages.ts'

/** A text of a receipt with the direction in which it is read. */
export type ReceiptText = { text: string; language: Language; direction: 'ltr' | 'rtl' }

/** One thing in the languages of the receipt, each in a line of its own; none twice. */
export type ReceiptTexts = readonly ReceiptText[]

/** What was chosen with a line: an option, or an add-on of which there may be several. */
export type ReceiptDetail = { texts: ReceiptTexts; quantity: number; amount: string | null }

export type ReceiptLine = {
  quantity: number
  texts: ReceiptTexts
  /** The line's total, all its pieces and extras together; null where the menu hides the price, and in the kitchen. */
  amount: string | null
  details: readonly ReceiptDetail[]
  /** What the guest wrote, as they wrote it. */
  comment: ReceiptText | null
  /** The comment states an allergy: it stands white on black in the kitchen. */
  isAllergy: boolean
  /** What became of it since the kitchen had it; null on a ticket that says all of an order, and on receipts. */
  change: 'added' | 'removed' | null
}

/** A label with a value that is read from left to right, such as a number or a time. */
export type ReceiptFact = { label: ReceiptTexts; value: ReceiptText }

export type ReceiptSum = { label: ReceiptTexts; amount: string; isStrong: boolean }

/**
 * What stands on paper, from top to bottom: the page for browsers and the picture for printers are both made of it. Texts are plain,
 * amounts are digits without currency, which the strong sums alone name.
 */
export type ReceiptDocument = {
  what: PrintedKind
  /** Of the receipt's first language: on which side lines begin and amounts end. */
  direction: 'ltr' | 'rtl'
  /** Said large above everything else: that it is a copy, or that an order was changed or cancelled. */
  marks: readonly ReceiptTexts[]
  /** The venue's name; in the kitchen the table. */
  title: ReceiptTexts
  /** Line by line, one language after the other. */
  header: ReceiptTexts
  facts: readonly ReceiptFact[]
  lines: readonly ReceiptLine[]
  sums: readonly ReceiptSum[]
  footer: ReceiptTexts
}

export const printedKinds = ['receipt', 'kitchen'] as const

/** What is printed of an order: what it costs, for the guest, or what is to be cooked. */
export type PrintedKind = (typeof printedKinds)[number]

/** A text in each of the languages that it has, English where it has none of them; what two languages share is said once. */
export function receiptTexts(text: LocalText, languages: readonly Language[]): ReceiptTexts {
  const found = languages.flatMap((language) => {
    const said = text[language]
    return said ? [receiptText(said, language)] : []
  })
  const texts = found.length > 0 ? found : [receiptText(text.en, 'en')]
  return texts.filter(({ text: said }, index) => texts.findIndex((other) => other.text === said) === index)
}

/** A text of this language with its direction. */
export function receiptText(text: string, language: Language): ReceiptText {
  return { text, language, direction: isRightToLeft(language) ? 'rtl' : 'ltr' }
}

/** A text of somebody who said no language, such as a comment: read in the direction of its first letter that has one. */
export function writtenText(text: string): ReceiptText {
  const first = /\p{L}/u.exec(text)?.[0] ?? ''
  return receiptText(text, /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(first) ? 'ar' : 'en')
}
