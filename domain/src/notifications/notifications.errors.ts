/** The sentences that people read when a notification is refused, by the reason that programs read. */
export const notificationErrors = {
  noSuchEdit: 'You have made no such edit lately.',
  titleMissing: 'Please write a title!',
  titleTooLong: 'At most {{limit}} characters!',
  messageMissing: 'Please write a message!',
  messageTooLong: 'At most {{limit}} characters!',
  validityPast: 'This time is over. Choose one that is to come!',
  venueUnknown: 'This venue does not exist.',
  staleVersion: 'Somebody changed this message in the meantime.',
} as const

export type NotificationErrorCode = keyof typeof notificationErrors
