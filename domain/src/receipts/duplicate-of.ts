import type { Language } from '../kit/languages.ts'
import { type ReceiptDocument, receiptTexts } from './receipt-document.ts'
import { receiptTranslations } from './receipt.translations.ts'

/** Returns the same paper with the mark of a possible duplicate, exactly once. (product, Receipts) */
export function duplicateOf(document: ReceiptDocument, languages: readonly Language[]): ReceiptDocument {
  const words: readonly string[] = Object.values(receiptTranslations.duplicate)
  const isMarked = document.marks.some((mark) => mark.some(({ text }) => words.includes(text)))
  if (isMarked) return document
  return { ...document, marks: [receiptTexts(receiptTranslations.duplicate, languages), ...document.marks] }
}
