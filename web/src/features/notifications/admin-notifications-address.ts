/** The address of all admin notifications; the header shows their count. */
export const adminNotificationsAddress = '/admin-notification'
