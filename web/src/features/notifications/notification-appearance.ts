import type { NotificationType } from '@brigade/domain/notifications/notifications.schema.ts'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { checkIcon, infoIcon } from '#ui/icon-paths.ts'
import type { Tone } from '#ui/tone.ts'

/** The appearance of a message or of an edit's notification, by its type. */
export const notificationAppearance = {
  info: { tone: 'blue', icon: infoIcon },
  success: { tone: 'green', icon: checkIcon },
  warning: { tone: 'amber', icon: warningIcon },
} as const satisfies Record<NotificationType, { tone: Tone; icon: string }>
