/** What people read when a job can't be tried again. */
export const jobErrors = {
  unknown: 'There is no such job.',
  notRetriable: 'Only a job that failed, or that was cut off, can be tried again.',
} as const
