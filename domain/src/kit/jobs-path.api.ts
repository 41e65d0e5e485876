/** The service of jobs. The server's kit writes and publishes them. */
export const jobsPath = 'v1/jobs'
