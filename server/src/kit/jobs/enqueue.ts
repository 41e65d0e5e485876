import { rowsOf, type Transaction } from '../database/transaction.ts'
import type { JobKind } from './define-job.ts'
import { laneAt } from './job-lanes.ts'
import { jobColumns, type JobRow } from './job-columns.ts'

type Enqueue = {
  now: Date
  /** The time when it is due, if not at once. */
  runAt?: Date
  /** A job with the same key is stored only once. */
  uniqueKey?: string
  /** The venue that it concerns, if there is one. */
  restaurantId?: number
  /** The lane in which it waits for others of its kind, if not that of its venue. */
  lane?: string
}

/**
 * Enqueues a job in the transaction that causes it; it runs after the commit. Returns the job's id; undefined when
 * there is one with the same key. Throws WrongPayload.
 */
export function* enqueue<Payload extends object>(
  job: JobKind<Payload>,
  payload: Payload,
  { now, runAt = now, uniqueKey, restaurantId, lane }: Enqueue,
): Transaction<number | undefined> {
  const assertPayload: JobKind<Payload>['assertPayload'] = job.assertPayload
  assertPayload(payload)
  const insertion = jobColumns.insertion(
    {
      kind: job.kind,
      restaurantId: restaurantId ?? null,
      payload,
      uniqueKey: uniqueKey ?? null,
      lane: lane ?? laneAt(restaurantId),
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

/** Cancels a job that has not begun. */
export function* cancelJob(uniqueKey: string): Transaction<boolean> {
  const removed = yield* rowsOf<JobRow>(
    jobColumns.published('removed', {
      sql: `DELETE FROM jobs WHERE "uniqueKey" = ? AND "state" <> 'running' RETURNING *`,
      params: [uniqueKey],
    }),
  )
  return removed.length > 0
}
