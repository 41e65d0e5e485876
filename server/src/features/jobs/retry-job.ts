import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { jobErrors } from '@brigade/domain/jobs/jobs.errors.ts'
import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import { canRetry } from '@brigade/domain/kit/job-states.ts'
import { conflict, notFound } from '#kit/errors.ts'
import { jobColumns, type JobRow } from '#kit/jobs/job-columns.ts'
import { type Move, moveJob } from '#kit/jobs/move-job.ts'
import { one, type Work } from '#kit/work.ts'

export type RetryJob = { id: number; principal: Principal; now: Date }

/**
 * Has a job tried again from its first try on. Throws NotFound for a stranger's, Conflict for one that is not in a state in which it stays,
 * such as one that somebody else has tried again.
 */
export function* retryJob({ id, principal, now }: RetryJob): Work<Job> {
  const found = yield* one<JobRow>('SELECT * FROM jobs WHERE "id" = ?', id)
  if (!found || (found.restaurantId !== null && !worksAt(principal, found.restaurantId)))
    throw notFound({ message: jobErrors.unknown, reason: 'unknownId' })
  const retried = canRetry(found.state) ? yield* moveJob(found, fromTheStart(found, now), now) : undefined
  if (!retried)
    throw conflict({ message: jobErrors.notRetriable, reason: 'jobNotRetriable', extras: { state: found.state } })
  return jobColumns.read(retried)
}

/** Why it failed stays to be read until it is done. */
function fromTheStart({ lastError }: JobRow, now: Date): Move {
  return { state: 'waiting', lastError, runAt: now, tries: 0 }
}
