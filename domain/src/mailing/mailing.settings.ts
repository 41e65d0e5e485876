import { Type } from '@sinclair/typebox'
import { forStaff, type SettingTable, writtenWith } from '../kit/settings.ts'

/** The mailing settings of a venue. */
export const mailingSettings = {
  /** True if guests who agree to mails are written to only once they have pressed the link in a mail that asks them. */
  confirmsMailConsent: writtenWith('venues:write', forStaff(Type.Boolean(), false)),
} as const satisfies SettingTable
