import { Type } from '@sinclair/typebox'
import { forStaff, type SettingTable, writtenWith } from '../kit/settings.ts'
import { pushLimits } from './push.limits.ts'

const minutesSchema = Type.Integer({ minimum: pushLimits.leastOrderMinutes, maximum: pushLimits.mostOrderMinutes })

/** The push settings of a venue. */
export const pushSettings = {
  /** The minutes after which a new order that is not accepted yet is pushed to phones. */
  pushOrdersAfterMinutes: writtenWith('push:configure', forStaff(minutesSchema, 2)),
} as const satisfies SettingTable
