import { run, type Work } from '../work.ts'
import type { JobKind } from './define-job.ts'

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
export function* enqueue<Payload>(
  job: JobKind<Payload>,
  payload: Payload,
  { now, runAt = now, uniqueKey, restaurantId }: Enqueue,
): Work<number | undefined> {
  const assertPayload: JobKind<Payload>['assertPayload'] = job.assertPayload
  assertPayload(payload)
  const { rows } = yield {
    sql: `INSERT INTO jobs ("kind", "restaurantId", "payload", "uniqueKey", "state", "runAt", "createdAt", "updatedAt")
      VALUES (?, ?, ?, ?, 'waiting', ?, ?, ?) ON CONFLICT ("uniqueKey") DO NOTHING RETURNING "id"`,
    params: [
      job.kind,
      restaurantId ?? null,
      JSON.stringify(payload),
      uniqueKey ?? null,
      runAt.toISOString(),
      now.toISOString(),
      now.toISOString(),
    ],
    bringsJobs: true,
  }
  const [row] = rows as { id: number }[]
  return row?.id
}

/** Takes back a job that has not begun. */
export function* cancelJob(uniqueKey: string): Work<boolean> {
  const removed = yield* run(`DELETE FROM jobs WHERE "uniqueKey" = ? AND "state" <> 'running'`, uniqueKey)
  return removed > 0
}
