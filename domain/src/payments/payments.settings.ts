import { Type } from '@sinclair/typebox'
import { forEverybody, type Settings, writtenWith } from '../kit/settings.ts'

/** What a venue says of payments. */
export const paymentSettings = {
  isOnlinePayment: writtenWith('venues:configure', forEverybody(Type.Boolean(), false)),
} as const satisfies Settings
