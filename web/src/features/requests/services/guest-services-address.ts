/** The address of the list of what guests can request. (spec 1, §2.1) */
export const guestServicesAddress = '/guest'

/** The address of the screen that sorts them. */
export const sortServicesAddress = '/guest/sort'
