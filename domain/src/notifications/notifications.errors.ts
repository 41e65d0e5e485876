/** What people read when a notification is asked for in vain. */
export const notificationErrors = {
  noSuchEdit: 'You have made no such edit.',
} as const
