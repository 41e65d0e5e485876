import { Type } from '@sinclair/typebox'
import { forStaff, type Settings } from '../kit/settings.ts'

/** What a venue says of its passphrases. */
export const passphraseSettings = {
  /** Whether what is behind the gates asks for a passphrase. */
  isPassphrase: forStaff(Type.Boolean(), false),
} as const satisfies Settings
