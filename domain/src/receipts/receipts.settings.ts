import { Type } from '@sinclair/typebox'
import { type LocalText } from '../kit/languages.ts'
import { languageSchema, localTextSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { sentenceOf } from '../kit/problems.ts'
import { forStaff, type SettingProblems, type SettingTable, writtenWith } from '../kit/settings.ts'
import { receiptErrors } from './receipts.errors.ts'
import { receiptLimits } from './receipts.limits.ts'
import { problemsOfMargin } from './receipts.rules.ts'

const languagesSchema = nullable(
  Type.Array(languageSchema, { minItems: 1, maxItems: receiptLimits.mostLanguages, uniqueItems: true }),
)
const marginSchema = nullable(localTextSchema)

/** The receipt settings of a venue. */
export const receiptSettings = {
  isReciptPrintingOnly: writtenWith('venues:configure', forStaff(Type.Boolean(), false)),
  /** The languages of its receipts, of which the first one sets the direction; null uses the languages of its menus. */
  receiptLanguages: writtenWith('receipts:configure', forStaff(languagesSchema, null)),
  /** The texts at the top and bottom: an address, a tax number, a thank-you. Their lines are stored as they are. */
  receiptHeader: writtenWith('receipts:configure', forStaff(marginSchema, null), problemsWithSentences),
  receiptFooter: writtenWith('receipts:configure', forStaff(marginSchema, null), problemsWithSentences),
} as const satisfies SettingTable

/** Returns the problems with their sentences, by language. */
function problemsWithSentences(texts: LocalText | null): SettingProblems {
  const found = Object.entries(problemsOfMargin(texts))
  return Object.fromEntries(
    found.map(([language, problem]) => [language, { ...problem, sentence: sentenceOf(receiptErrors, problem) }]),
  )
}
