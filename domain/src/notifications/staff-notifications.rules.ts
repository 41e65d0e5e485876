import { plainLines, plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import type { NotificationErrorCode } from './notifications.errors.ts'
import type { StaffNotification, StaffNotificationDraft } from './staff-notifications.schema.ts'

/** The limits in characters as people count them. */
export const staffNotificationLimits = { titleLength: 60, messageLength: 500 } as const

type WrittenTexts = Pick<StaffNotification, 'title' | 'message'>

/** Returns the texts of a notification for storage: normalised, the message with its lines. */
export function textsOf({ title = '', message = '' }: StaffNotificationDraft): WrittenTexts {
  return { title: plainText(title), message: plainLines(message) }
}

/**
 * Returns the problems of a notification that is to be shown now or stored for later. An expired notification can't be
 * shown.
 */
export function problemsOfStaffNotification(draft: StaffNotificationDraft, now: Date): Problems<NotificationErrorCode> {
  const { title, message } = textsOf(draft)
  const { titleLength, messageLength } = staffNotificationLimits
  const isShown = draft.isActive ?? true
  return {
    ...(title === '' && { title: { code: 'titleMissing' } }),
    ...(lengthOf(title) > titleLength && { title: { code: 'titleTooLong', params: { limit: titleLength } } }),
    ...(message === '' && { message: { code: 'messageMissing' } }),
    ...(lengthOf(message) > messageLength && { message: { code: 'messageTooLong', params: { limit: messageLength } } }),
    ...(isShown && isOver(draft, now) && { validity: { code: 'validityPast' } }),
  }
}

/** Returns whether a notification has expired: from that instant on it is not shown. */
export function isOver({ validity }: StaffNotificationDraft, now: Date): boolean {
  return typeof validity === 'string' && Date.parse(validity) <= now.getTime()
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
