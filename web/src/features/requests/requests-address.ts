/** Where the screen of requests is. */
export const requestsAddress = '/tables/request'

/** Where a venue says within how many minutes requests are to be seen to. */
export const requestTimesAddress = '/requests/times'
