/** Where all of them are, and whose count stands in the header. */
export const adminNotificationsAddress = '/admin-notification'
