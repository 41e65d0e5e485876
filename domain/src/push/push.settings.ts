import { Type } from '@sinclair/typebox'
import { forStaff, type Settings, writtenWith } from '../kit/settings.ts'
import { pushLimits } from './push.limits.ts'

const minutesSchema = Type.Integer({ minimum: pushLimits.leastOrderMinutes, maximum: pushLimits.mostOrderMinutes })

/** What a venue says of push messages. */
export const pushSettings = {
  /** After how many minutes a new order that nobody has accepted is pushed to phones. */
  pushOrdersAfterMinutes: writtenWith('push:configure', forStaff(minutesSchema, 2)),
} as const satisfies Settings
