import { type Language, type LocalText, languages } from '../kit/languages.ts'
import { plainLines } from '../kit/plain-text.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import type { ReceiptErrorCode } from './receipts.errors.ts'
import { receiptLimits } from './receipts.limits.ts'

/** The receipt settings of a venue as people type them: a text may be missing in any language. */
export type ReceiptLayoutDraft = {
  receiptLanguages: readonly Language[] | null
  receiptHeader: Partial<LocalText>
  receiptFooter: Partial<LocalText>
}

/** Returns the problems of the typed settings, by the paths of their fields. (product, Receipts) */
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
 * Returns a typed header or footer for storage: null if it is empty in all languages. English replaces missing
 * languages, and is empty if it is missing itself.
 */
export function writtenMargin(typed: Partial<LocalText>): LocalText | null {
  const written = languages.flatMap((language) => {
    const text = plainLines(typed[language] ?? '')
    return text === '' ? [] : [[language, text] as const]
  })
  return written.length === 0 ? null : { en: '', ...Object.fromEntries(written) }
}

/** Returns the problems of a header or footer, by language: too many characters or lines. */
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
