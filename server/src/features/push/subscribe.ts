import { ECDH } from 'node:crypto'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import type { Problems } from '@brigade/domain/kit/problems.ts'
import { type PushErrorCode, pushErrors } from '@brigade/domain/push/push.errors.ts'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import type { CreatePushSubscription, PushSubscription } from '@brigade/domain/push/push.schema.ts'
import { recordUnknown, refuseField, refuseFields } from '#kit/errors.ts'
import { holdRow } from '#kit/hold-row.ts'
import { rowsOf, run, type Work } from '#kit/work.ts'
import { problemOfEndpoint } from './problem-of-endpoint.ts'
import { pushColumns, type PushRow } from './push-columns.ts'

type Subscribing = {
  body: CreatePushSubscription
  principal: StaffPrincipal
  now: Date
  /** The origin on the server's own machine that the administrator has named. */
  localPushService: string | undefined
}

/**
 * Has a browser told what waits for who is signed in there. One that is known already is confirmed. It goes over from somebody else to who
 * sends the browser's own keys, which only that browser and the server know; who knows its address alone is refused. Of more than a person may have, the one that was confirmed longest ago makes room. Throws BadRequest.
 */
export function* subscribe({ body, principal, now, localPushService }: Subscribing): Work<PushSubscription> {
  const { endpoint, keys, deviceName = '' } = body
  refuseFields(problemsOf(body, localPushService), pushErrors)
  // Of two browsers of one person, the second waits until the first is counted.
  yield* holdRow('users', { id: principal.id, by: 'fname' })
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

/** Ends one of one's own, and gives it as it was. Throws NotFound for a stranger's. */
export function* unsubscribe({ id, principal }: { id: number; principal: StaffPrincipal }): Work<PushSubscription> {
  const [row] = yield* rowsOf<PushRow>({
    sql: 'DELETE FROM push_subscriptions WHERE "id" = ? AND "userId" = ? RETURNING *',
    params: [id, principal.id],
  })
  if (!row) throw recordUnknown(`No push subscription with id ${id}`)
  return pushColumns.read(row)
}

function problemsOf(
  { endpoint, keys }: CreatePushSubscription,
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
    // Whatever is wrong with it, nothing can be encrypted for it.
    return false
  }
}
