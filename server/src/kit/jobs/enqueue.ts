import { rowsOf, type Work } from '../work.ts'
import type { JobKind } from './define-job.ts'
import { jobColumns, type JobRow } from './job-columns.ts'

type Enqueue = {
  now: Date
  /** When it is due, if not at once. */
  runAt?: Date
  /** Of all jobs that are kept with the same key, there is one. */
  uniqueKey?: string
  /** The venue that it concerns, if it is one. */
  restaurantId?: number
}

/**
 * Writes down, in the transaction that causes it, what is to be done after its commit. Gives the job's id; nothing when there is one with
 * the same key. Throws WrongPayload.
 */
export function* enqueue<Payload extends object>(
  job: JobKind<Payload>,
  payload: Payload,
  { now, runAt = now, uniqueKey, restaurantId }: Enqueue,
): Work<number | undefined> {
  const assertPayload: JobKind<Payload>['assertPayload'] = job.assertPayload
  assertPayload(payload)
  const insertion = jobColumns.insertion(
    {
      kind: job.kind,
      restaurantId: restaurantId ?? null,
      payload,
      uniqueKey: uniqueKey ?? null,
      state: 'waiting',
      runAt: runAt.toISOString(),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    },
    'ON CONFLICT ("uniqueKey") DO NOTHING',
  )
  const [row] = yield* rowsOf<JobRow>(insertion)
  return row?.id
}

/** Takes back a job that has not begun. */
export function* cancelJob(uniqueKey: string): Work<boolean> {
  const removed = yield* rowsOf<JobRow>(
    jobColumns.published('removed', {
      sql: `DELETE FROM jobs WHERE "uniqueKey" = ? AND "state" <> 'running' RETURNING *`,
      params: [uniqueKey],
    }),
  )
  return removed.length > 0
}
