import type { Language } from '../kit/languages.ts'
import { type ReceiptDocument, receiptTexts } from './receipt-document.ts'
import { receiptWords } from './receipt.words.ts'

/** The same paper with the mark that says that it may be a second one, which it has once. (product, Receipts) */
export function duplicateOf(document: ReceiptDocument, languages: readonly Language[]): ReceiptDocument {
  const words: readonly string[] = Object.values(receiptWords.duplicate)
  const isMarked = document.marks.some((mark) => mark.some(({ text }) => words.includes(text)))
  if (isMarked) return document
  return { ...document, marks: [receiptTexts(receiptWords.duplicate, languages), ...document.marks] }
}
