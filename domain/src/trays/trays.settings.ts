import { Type } from '@sinclair/typebox'
import { forStaff, type Settings } from '../kit/settings.ts'

const trayOutSchema = Type.Object({
  enabled: Type.Boolean(),
  inAppNotificationDuration: Type.Integer(),
  isLinkedTrayNotificationDuration: Type.Boolean(),
  linkedTrayNotificationDuration: Type.Integer(),
})

/** What a venue says of its trays. */
export const traySettings = {
  trayOutSettings: forStaff(trayOutSchema, {
    enabled: false,
    inAppNotificationDuration: 30,
    isLinkedTrayNotificationDuration: false,
    linkedTrayNotificationDuration: 45,
  }),
} as const satisfies Settings
