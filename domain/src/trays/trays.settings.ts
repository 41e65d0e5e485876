import { type Static, Type } from '@sinclair/typebox'
import { forStaff, type SettingTable, writtenWith } from '../kit/settings.ts'
import { reminderMinutes } from './trays.reminders.ts'

const minutesSchema = Type.Integer({ minimum: reminderMinutes.least, maximum: reminderMinutes.most })

const traySettingsSchema = Type.Object(
  {
    /** True if the venue follows its trays at all. */
    enabled: Type.Boolean(),
    /** The minutes before a reminder of a guest who waits for trays to be collected. */
    inAppNotificationDuration: minutesSchema,
    /** True if people are reminded of trays in rooms. */
    isLinkedTrayNotificationDuration: Type.Boolean(),
    /** The minutes before that reminder. */
    linkedTrayNotificationDuration: minutesSchema,
  },
  { additionalProperties: false },
)

export type TraySettings = Static<typeof traySettingsSchema>

/** The tray settings of a venue. */
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
} as const satisfies SettingTable
