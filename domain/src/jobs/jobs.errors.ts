/** The sentences that people read when a job can't be retried. */
export const jobErrors = {
  unknown: 'This job doesn’t exist.',
  notRetriable: 'Only a failed or uncertain job can be tried again.',
} as const
