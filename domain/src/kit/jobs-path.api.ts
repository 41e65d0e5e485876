/** The path of the jobs service. The server's kit writes jobs and publishes their events. */
export const jobsPath = 'v1/jobs'
