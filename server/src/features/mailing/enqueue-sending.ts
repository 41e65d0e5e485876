import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { sendMailing } from './send-mailing.job.ts'

type Moved = Pick<Mailing, 'id' | 'version' | 'restaurantId'>

/** Returns the key of the job of a mailing as it was moved last: a job of an earlier move does nothing. */
export function sendingKey({ id, version }: Pick<Mailing, 'id' | 'version'>): string {
  return `mailing ${id} at ${version}`
}

/** Enqueues the job that sends a mailing, or waits for its time. */
export function* enqueueSending(mailing: Moved, { now, runAt }: { now: Date; runAt: Date }): Transaction<void> {
  const { id, version, restaurantId } = mailing
  yield* enqueue(sendMailing, { id, version }, { now, runAt, uniqueKey: sendingKey(mailing), restaurantId })
}
