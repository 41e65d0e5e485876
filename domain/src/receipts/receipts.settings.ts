import { Type } from '@sinclair/typebox'
import { forStaff, type Settings } from '../kit/settings.ts'

/** What a venue says of its receipts. */
export const receiptSettings = {
  isReciptPrintingOnly: forStaff(Type.Boolean(), false),
} as const satisfies Settings
