import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { pushErrors } from '@brigade/domain/push/push.errors.ts'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import type { PushSubscription } from '@brigade/domain/push/push.schema.ts'
import { tooManyRequests } from '#kit/errors.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { many, placesFor, type Work } from '#kit/work.ts'
import { findOwnSubscription } from './list-push-subscriptions.ts'
import { sendPush } from './send-push.job.ts'

type TestPush = { id: number; principal: StaffPrincipal; now: Date }

/** Sends a message to one of one's own browsers, to try it. Throws NotFound for a stranger's, TooManyRequests. */
export function* testPush({ id, principal, now }: TestPush): Work<PushSubscription> {
  const subscription = yield* findOwnSubscription(id, principal)
  const uniqueKey = yield* freeKey(principal, now)
  yield* enqueue(sendPush, { subscriptionId: id, notice: { kind: 'test' } }, { now, uniqueKey })
  return subscription
}

const aMinuteMs = 60_000

/** Counts the tests of the last minute, and gives a key of this one: of two who take the same one at once, one test is sent. */
function* freeKey({ id }: StaffPrincipal, now: Date): Work<string> {
  const minute = Math.floor(now.getTime() / aMinuteMs)
  const keysOf = (ofMinute: number) =>
    Array.from({ length: pushLimits.testsAMinute }, (_, place) => `push:test:${id}:${ofMinute}:${place}`)
  const keys = [...keysOf(minute - 1), ...keysOf(minute)]
  const taken = yield* many<{ uniqueKey: string }>(
    `SELECT "uniqueKey" FROM jobs WHERE "uniqueKey" IN (${placesFor(keys)}) AND "createdAt" > ?`,
    ...keys,
    new Date(now.getTime() - aMinuteMs).toISOString(),
  )
  const free = keysOf(minute).find((key) => !taken.some(({ uniqueKey }) => uniqueKey === key))
  if (free && taken.length < pushLimits.testsAMinute) return free
  throw tooManyRequests({
    message: pushErrors.tooManyPushTests,
    reason: 'tooManyPushTests',
    extras: { retryAfter: 60 },
  })
}
