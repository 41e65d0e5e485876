import { Type } from '@sinclair/typebox'
import { type LocalText, languageSchema, localTextSchema } from '../kit/languages.ts'
import { nullable } from '../kit/nullable.ts'
import { sentenceOf } from '../kit/problems.ts'
import { forStaff, type SettingProblems, type Settings, writtenWith } from '../kit/settings.ts'
import { receiptErrors } from './receipts.errors.ts'
import { receiptLimits } from './receipts.limits.ts'
import { problemsOfMargin } from './receipts.rules.ts'

const languagesSchema = nullable(
  Type.Array(languageSchema, { minItems: 1, maxItems: receiptLimits.mostLanguages, uniqueItems: true }),
)
const marginSchema = nullable(localTextSchema)

/** What a venue says of its receipts. */
export const receiptSettings = {
  isReciptPrintingOnly: writtenWith('venues:configure', forStaff(Type.Boolean(), false)),
  /** In which languages they are printed, the first one giving the direction; null leaves it to the languages of its menus. */
  receiptLanguages: writtenWith('receipts:configure', forStaff(languagesSchema, null)),
  /** What stands above and below: an address, a tax number, a thank-you. Lines are kept. */
  receiptHeader: writtenWith('receipts:configure', forStaff(marginSchema, null), problemsWithSentences),
  receiptFooter: writtenWith('receipts:configure', forStaff(marginSchema, null), problemsWithSentences),
} as const satisfies Settings

/** The same with their sentences, by language. */
function problemsWithSentences(texts: LocalText | null): SettingProblems {
  const found = Object.entries(problemsOfMargin(texts))
  return Object.fromEntries(
    found.map(([language, problem]) => [language, { ...problem, sentence: sentenceOf(receiptErrors, problem) }]),
  )
}
