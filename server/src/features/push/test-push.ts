import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { pushErrors } from '@brigade/domain/push/push.errors.ts'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import type { PushSubscription, TestPush } from '@brigade/domain/push/push.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import { tooManyRequests } from '#kit/errors/errors.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { many, placesFor, type Transaction } from '#kit/database/transaction.ts'
import { findOwnSubscription } from './list-push-subscriptions.ts'
import { sendPush } from './send-push.job.ts'

/** Sends a test message to one of the caller's own browsers. Throws NotFound for another person's, TooManyRequests. */
export function* testPush({ id }: TestPush, { principal, now }: Caller<StaffPrincipal>): Transaction<PushSubscription> {
  const subscription = yield* findOwnSubscription(id, principal)
  const uniqueKey = yield* freeKey(principal, now)
  yield* enqueue(sendPush, { subscriptionId: id, notice: { kind: 'test' } }, { now, uniqueKey })
  return subscription
}

const aMinuteMs = 60_000

/** Counts the tests of the last minute, and returns a key for this one: two calls at once with the same key send one test. */
function* freeKey({ id }: StaffPrincipal, now: Date): Transaction<string> {
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
