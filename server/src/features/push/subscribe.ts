import { ECDH } from 'node:crypto'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import type { Problems } from '@brigade/domain/kit/problems.ts'
import { type PushErrorCode, pushErrors } from '@brigade/domain/push/push.errors.ts'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import type { CreatePushSubscription, PushSubscription } from '@brigade/domain/push/push.schema.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { recordUnknown, refuseField, refuseFields } from '#kit/errors/errors.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { rowsOf, run, type Transaction } from '#kit/database/transaction.ts'
import { problemOfEndpoint } from './problem-of-endpoint.ts'
import { pushColumns, type PushRow } from './push-columns.ts'

/**
 * Subscribes a browser for the person who is signed in there. A known one is confirmed. It moves to another person if they send the
 * browser's own keys, which only that browser and the server know; a caller who knows only its address is refused. Beyond the limit per
 * person, the subscription that was confirmed longest ago is deleted. Throws BadRequest.
 */
export function* subscribe(
  body: CreatePushSubscription,
  { principal, now, app }: Call<StaffPrincipal>,
): Transaction<PushSubscription> {
  const { endpoint, keys, deviceName = '' } = body
  refuseFields(problemsOf(body, app.get('localStandIn')), pushErrors)
  // If two browsers of one person race, the second waits until the first is counted.
  yield* lockRow('users', { id: principal.id, by: 'fname' })
  const at = now.toISOString()
  const insertion = pushColumns.insertion(
    {
      endpoint,
      ...keys,
      deviceName: plainText(deviceName),
      createdAt: at,
      confirmedAt: at,
      userId: principal.id,
      sessionId: principal.sessionId,
    },
    `ON CONFLICT ("endpoint") DO UPDATE SET ${confirmed} WHERE ${isTheirs}`,
  )
  const [row] = yield* rowsOf<PushRow>(insertion)
  if (!row) refuseField({ endpoint: 'endpointTaken' }, pushErrors)
  yield* run(
    `DELETE FROM push_subscriptions WHERE "userId" = ? AND "id" NOT IN (
       SELECT "id" FROM push_subscriptions WHERE "userId" = ? ORDER BY "confirmedAt" DESC, "id" DESC
       LIMIT ${pushLimits.mostPerPerson})`,
    principal.id,
    principal.id,
  )
  return pushColumns.read(row)
}

const confirmed = ['userId', 'sessionId', 'p256dh', 'auth', 'deviceName', 'confirmedAt']
  .map((name) => `"${name}" = excluded."${name}"`)
  .join(', ')

const isTheirs = `push_subscriptions."userId" = excluded."userId"
  OR (push_subscriptions."p256dh" = excluded."p256dh" AND push_subscriptions."auth" = excluded."auth")`

/** Ends one of the caller's own subscriptions and returns it as it was. Throws NotFound for another person's. */
export function* unsubscribe(id: number, { principal }: Caller<StaffPrincipal>): Transaction<PushSubscription> {
  const [row] = yield* rowsOf<PushRow>({
    sql: 'DELETE FROM push_subscriptions WHERE "id" = ? AND "userId" = ? RETURNING *',
    params: [id, principal.id],
  })
  if (!row) throw recordUnknown(`No push subscription with id ${id}`)
  return pushColumns.read(row)
}

function problemsOf(
  { endpoint, keys }: CreatePushSubscription,
  /** The origin on the server's own machine that the administrator has named. */
  localPushService: string | undefined,
): Problems<PushErrorCode> {
  const code = problemOfEndpoint(endpoint, localPushService)
  return {
    ...(code && { endpoint: { code } }),
    ...(!isPoint(keys.p256dh) && { 'keys.p256dh': { code: 'pushKeyWrong' } }),
  }
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    // With any fault in it, nothing can be encrypted for it.
    return false
  }
}
