import { Type } from '@sinclair/typebox'
import { languageSchema, localTextSchema } from '../kit/languages.ts'
import { nullable } from '../kit/nullable.ts'
import { forStaff, type Settings, writtenWith } from '../kit/settings.ts'
import { receiptLimits } from './receipts.limits.ts'

/** What a venue says of its receipts. */
export const receiptSettings = {
  isReciptPrintingOnly: writtenWith('venues:configure', forStaff(Type.Boolean(), false)),
  /** In which languages they are printed, the first one giving the direction; null leaves it to the languages of its menus. */
  receiptLanguages: forStaff(
    nullable(Type.Array(languageSchema, { minItems: 1, maxItems: receiptLimits.mostLanguages, uniqueItems: true })),
    null,
  ),
  /** What stands above and below: an address, a tax number, a thank-you. Lines are kept. */
  receiptHeader: forStaff(nullable(localTextSchema), null),
  receiptFooter: forStaff(nullable(localTextSchema), null),
} as const satisfies Settings
