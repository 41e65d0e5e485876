import { Type } from '@sinclair/typebox'
import { defineJob } from '#kit/jobs/define-job.ts'
import { cancelJob, enqueue } from '#kit/jobs/enqueue.ts'
import type { Work } from '#kit/work.ts'

const dayMs = 24 * 3_600_000

/** Removes bytes for which no file stands. Removing what is not there is no failure. */
export const removeBytes = defineJob({
  kind: 'files:removeBytes',
  payload: Type.Object({ key: Type.String({ minLength: 1 }) }, { additionalProperties: false }),
  tries: 10,
  backoffMinutes: [1, 5, 30, 120, 360],
  mayRepeat: true,
  run: ({ key }, { storage }) => storage.remove(key),
})

/** Has the bytes of a file that is deleted removed; in the transaction that deletes it. */
export function* removeBytesSoon(key: string, now: Date): Work<void> {
  yield* enqueue(removeBytes, { key }, { now, uniqueKey: uniqueKeyOf(key) })
}

/** Has bytes removed after a day, unless a file stands for them until then; before they are stored. */
export function* removeBytesUnlessKept(key: string, now: Date): Work<void> {
  yield* enqueue(removeBytes, { key }, { now, runAt: new Date(now.getTime() + dayMs), uniqueKey: uniqueKeyOf(key) })
}

/** A file stands for them. */
export function* keepBytes(key: string): Work<void> {
  yield* cancelJob(uniqueKeyOf(key))
}

function uniqueKeyOf(key: string): string {
  return `${removeBytes.kind}:${key}`
}
