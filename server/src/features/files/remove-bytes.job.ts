import { Type } from '@sinclair/typebox'
import { defineJob } from '#kit/jobs/define-job.ts'
import { cancelJob, enqueue } from '#kit/jobs/enqueue.ts'
import type { Transaction } from '#kit/database/transaction.ts'

const dayMs = 24 * 3_600_000

/** The job that removes bytes without a file. It is no failure if they do not exist. */
export const removeBytes = defineJob({
  kind: 'files:removeBytes',
  payload: Type.Object({ key: Type.String({ minLength: 1 }) }, { additionalProperties: false }),
  tries: 10,
  backoffMinutes: [1, 5, 30, 120, 360],
  mayRepeat: true,
  run: ({ key }, { storage }) => storage.remove(key),
})

/** Enqueues the removal of a file's bytes, in the transaction that deletes the file. */
export function* removeBytesSoon(key: string, now: Date): Transaction<void> {
  yield* enqueue(removeBytes, { key }, { now, uniqueKey: uniqueKeyOf(key) })
}

/** Enqueues the removal of bytes in a day, unless a file has them by then; called before they are stored. */
export function* removeBytesUnlessKept(key: string, now: Date): Transaction<void> {
  yield* enqueue(removeBytes, { key }, { now, runAt: new Date(now.getTime() + dayMs), uniqueKey: uniqueKeyOf(key) })
}

/** Cancels the removal of bytes, as a file has them. */
export function* keepBytes(key: string): Transaction<void> {
  yield* cancelJob(uniqueKeyOf(key))
}

function uniqueKeyOf(key: string): string {
  return `${removeBytes.kind}:${key}`
}
