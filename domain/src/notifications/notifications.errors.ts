/** The sentences that people read when a notification is refused, by the reason that programs read. */
export const notificationErrors = {
  noSuchEdit: 'You have no recent edit to report.',
  titleMissing: 'Enter a title.',
  titleTooLong: 'Use at most {{limit}} characters.',
  messageMissing: 'Enter a message.',
  messageTooLong: 'Use at most {{limit}} characters.',
  validityPast: 'Choose a time in the future.',
  venueUnknown: 'This venue doesn’t exist.',
  staleVersion: 'Someone else changed this message while you were editing.',
} as const

export type NotificationErrorCode = keyof typeof notificationErrors
