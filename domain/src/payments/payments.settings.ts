import { Type } from '@sinclair/typebox'
import { forEverybody, type SettingTable, writtenWith } from '../kit/settings.ts'

/** The payment settings of a venue. */
export const paymentSettings = {
  isOnlinePayment: writtenWith('venues:configure', forEverybody(Type.Boolean(), false)),
} as const satisfies SettingTable
