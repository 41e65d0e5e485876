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

/** As many keys as there may be tests in this minute: of two who take the same one at once, one test is sent. */
function* freeKey({ id }: StaffPrincipal, now: Date): Work<string> {
  const minute = Math.floor(now.getTime() / 60_000)
  const keys = Array.from({ length: pushLimits.testsAMinute }, (_, place) => `push:test:${id}:${minute}:${place}`)
  const taken = yield* many<{ uniqueKey: string }>(
    `SELECT "uniqueKey" FROM jobs WHERE "uniqueKey" IN (${placesFor(keys)})`,
    ...keys,
  )
  const free = keys.find((key) => !taken.some(({ uniqueKey }) => uniqueKey === key))
  if (free) return free
  throw tooManyRequests({
    message: pushErrors.tooManyPushTests,
    reason: 'tooManyPushTests',
    extras: { retryAfter: 60 },
  })
}
