/** Where the screen of requests is. */
export const requestsAddress = '/tables/request'
