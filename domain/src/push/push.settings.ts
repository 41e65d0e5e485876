import { Type } from '@sinclair/typebox'
import { forStaff, type Settings, writtenWith } from '../kit/settings.ts'

/** What a venue says of push messages. */
export const pushSettings = {
  /** After how many minutes a new order that nobody has accepted is pushed to phones. */
  pushOrdersAfterMinutes: writtenWith('push:configure', forStaff(Type.Integer({ minimum: 1, maximum: 59 }), 2)),
} as const satisfies Settings
