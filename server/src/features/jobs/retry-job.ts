import { worksAt } from '@brigade/domain/access/principal.ts'
import { jobErrors } from '@brigade/domain/jobs/jobs.errors.ts'
import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import { canRetry } from '@brigade/domain/kit/job-states.ts'
import type { Caller } from '#kit/context/call.ts'
import { conflict, notFound } from '#kit/errors/errors.ts'
import { jobColumns, type JobRow } from '#kit/jobs/job-columns.ts'
import { type Move, moveJob } from '#kit/jobs/move-job.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

/**
 * Retries a job from its first try. Throws NotFound for a job of another tenant, Conflict if the job is not in a final state, for example
 * because a colleague has retried it.
 */
export function* retryJob(id: number, _body: unknown, { principal, now }: Caller): Transaction<Job> {
  const found = yield* one<JobRow>('SELECT * FROM jobs WHERE "id" = ?', id)
  if (!found || (found.restaurantId !== null && !worksAt(principal, found.restaurantId)))
    throw notFound({ message: jobErrors.unknown, reason: 'unknownId' })
  const retried = canRetry(found.state) ? yield* moveJob(found, fromTheStart(found, now), now) : undefined
  if (!retried)
    throw conflict({ message: jobErrors.notRetriable, reason: 'jobNotRetriable', extras: { state: found.state } })
  return jobColumns.read(retried)
}

/** Returns the change that restarts a job. The reason of its failure stays readable until it is done. */
function fromTheStart({ lastError }: JobRow, now: Date): Move {
  return { state: 'waiting', lastError, runAt: now, tries: 0 }
}
