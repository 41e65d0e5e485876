import { type Static, Type } from '@sinclair/typebox'
import { forStaff, type Settings, writtenWith } from '../kit/settings.ts'
import { reminderMinutes } from './trays.reminders.ts'

const minutesSchema = Type.Integer({ minimum: reminderMinutes.least, maximum: reminderMinutes.most })

const traySettingsSchema = Type.Object(
  {
    /** Whether the venue follows its trays at all. */
    enabled: Type.Boolean(),
    /** After how many minutes people are reminded of a guest who waits to have trays cleared. */
    inAppNotificationDuration: minutesSchema,
    /** Whether people are reminded of trays that are in rooms. */
    isLinkedTrayNotificationDuration: Type.Boolean(),
    /** After how many minutes that is. */
    linkedTrayNotificationDuration: minutesSchema,
  },
  { additionalProperties: false },
)

export type TraySettings = Static<typeof traySettingsSchema>

/** What a venue says of its trays. */
export const traySettings = {
  trayOutSettings: writtenWith(
    'trays:configure',
    forStaff(traySettingsSchema, {
      enabled: false,
      inAppNotificationDuration: 30,
      isLinkedTrayNotificationDuration: false,
      linkedTrayNotificationDuration: 45,
    }),
  ),
} as const satisfies Settings
