import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import type { JobRow } from '#kit/jobs/job-row.ts'

/** A job as administrators see it. */
export function jobOfRow({ payload: _payload, uniqueKey: _uniqueKey, lockedUntil: _lockedUntil, ...job }: JobRow): Job {
  return job
}
