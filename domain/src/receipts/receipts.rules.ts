import { type Language, type LocalText, languages } from '../kit/languages.ts'
import { plainLines } from '../kit/plain-text.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import type { ReceiptErrorCode } from './receipts.errors.ts'
import { receiptLimits } from './receipts.limits.ts'

/** What a venue says of its receipts, as people type it: a text may be missing in any language. */
export type ReceiptLayoutDraft = {
  receiptLanguages: readonly Language[] | null
  receiptHeader: Partial<LocalText>
  receiptFooter: Partial<LocalText>
}

/** What is wrong with what people typed, by the paths of its fields. (product, Receipts) */
export function problemsOfReceiptLayout({
  receiptHeader,
  receiptFooter,
}: ReceiptLayoutDraft): Problems<ReceiptErrorCode> {
  return Object.fromEntries(
    Object.entries({ receiptHeader, receiptFooter }).flatMap(([name, texts]) =>
      Object.entries(problemsOfMargin(writtenMargin(texts))).map(([language, problem]) => [
        `${name}.${language}`,
        problem,
      ]),
    ),
  )
}

/**
 * What is printed above or below of what people typed: null where nothing is typed in any language. English stands in for languages
 * that have nothing, and is empty where it has not been written itself.
 */
export function writtenMargin(typed: Partial<LocalText>): LocalText | null {
  const written = languages.flatMap((language) => {
    const text = plainLines(typed[language] ?? '')
    return text === '' ? [] : [[language, text] as const]
  })
  return written.length === 0 ? null : { en: '', ...Object.fromEntries(written) }
}

/** What is wrong with a text above or below, by language: longer or higher than is printed. */
export function problemsOfMargin(texts: LocalText | null): Record<string, Problem<ReceiptErrorCode>> {
  return Object.fromEntries(
    Object.entries(texts ?? {}).flatMap(([language, text]) => {
      const problem = problemOfText(plainLines(text))
      return problem ? [[language, problem]] : []
    }),
  )
}

function problemOfText(text: string): Problem<ReceiptErrorCode> | undefined {
  const { marginLength, marginLines } = receiptLimits
  if (Array.from(text).length > marginLength) return { code: 'receiptTextTooLong', params: { limit: marginLength } }
  if (text.split('\n').length > marginLines) return { code: 'receiptTextTooHigh', params: { limit: marginLines } }
  return undefined
}
