import { Type } from '@sinclair/typebox'
import { forStaff, type SettingTable, writtenWith } from '../kit/settings.ts'

/** The passphrase settings of a venue. */
export const passphraseSettings = {
  /** True if the gates ask for a passphrase. */
  isPassphrase: writtenWith('passphrases:write', forStaff(Type.Boolean(), false)),
} as const satisfies SettingTable
