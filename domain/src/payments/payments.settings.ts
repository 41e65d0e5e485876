import { Type } from '@sinclair/typebox'
import { forEverybody, type Settings } from '../kit/settings.ts'

/** What a venue says of payments. */
export const paymentSettings = {
  isOnlinePayment: forEverybody(Type.Boolean(), false),
} as const satisfies Settings
