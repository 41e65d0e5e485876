/** The address of the screen of requests. */
export const requestsAddress = '/tables/request'

/** The address where a venue sets the minutes within which requests are to be resolved. */
export const requestTimesAddress = '/requests/times'
