import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import { messageOf, oldestOrder, type PushNotice, tagOf, toldOf } from '@brigade/domain/push/push.rules.ts'
import { requestTypes } from '@brigade/domain/requests/requests.schema.ts'
import { Type } from '@sinclair/typebox'
import type { OutgoingAnswer } from '#kit/call-out.ts'
import { defineJob, TryLater } from '#kit/jobs/define-job.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { retryAfterMs } from '#kit/retry-after.ts'
import { one, run, type Work } from '#kit/work.ts'
import { findPhone, type Phone, phonesAt } from './listening-phones.ts'

const closed = { additionalProperties: false } as const

const noticeSchema = Type.Union([
  Type.Object({ kind: Type.Literal('newOrder'), orderId: Type.Integer(), table: Type.String() }, closed),
  Type.Object(
    {
      kind: Type.Literal('overdueRequest'),
      requestId: Type.Integer(),
      table: Type.String(),
      requestType: Type.Union(requestTypes.map((type) => Type.Literal(type))),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('test') }, closed),
])

/**
 * Tells one phone what waits, if it still does. Twice is no harm: the later message stands in the place of the earlier. A browser that its
 * push service knows no more is forgotten.
 */
export const sendPush = defineJob({
  kind: 'push:sendPush',
  payload: Type.Object({ subscriptionId: Type.Integer(), notice: noticeSchema }, closed),
  tries: 4,
  backoffMinutes: [1, 2, 5],
  mayRepeat: true,
  async run({ subscriptionId, notice }, { db, clock, push }) {
    const phone = await db.read(() => findPhone(subscriptionId, clock.now()))
    if (!phone || !(await db.read(() => isToBeTold(phone, notice, clock.now())))) return
    const answer = await push.send(phone, messageOf(notice, phone.language))
    if (isGone(answer)) await db.write(() => forget(phone))
    else if (!isTaken(answer)) throw failureOf(answer, clock.now())
  },
})

type Sending = { notice: PushNotice; restaurantId: number; now: Date }

const minuteMs = 60_000

/**
 * Has phones told, in the transaction that causes it, each of one thing once a minute: what is to be told of it again until the minute is over
 * is told then, once, if it still waits.
 */
export function* tellPhones(subscriptionIds: readonly number[], { notice, restaurantId, now }: Sending): Work<void> {
  const minute = Math.floor(now.getTime() / minuteMs)
  for (const subscriptionId of subscriptionIds) {
    const key = `push:${subscriptionId}:${tagOf(notice)}`
    const tell = (of: { uniqueKey: string; runAt?: Date }) =>
      enqueue(sendPush, { subscriptionId, notice }, { now, restaurantId, ...of })
    const atOnce = yield* tell({ uniqueKey: `${key}:${minute}` })
    if (atOnce !== undefined) continue
    yield* tell({ uniqueKey: `${key}:${minute + 1}`, runAt: new Date((minute + 1) * minuteMs) })
  }
}

/**
 * Nobody is called for what somebody has seen to meanwhile or is on, nor for an order that nobody has been told of for an hour, nor at a phone at which
 * somebody is signed in by now whom it does not concern.
 */
function* isToBeTold({ id }: Phone, notice: PushNotice, now: Date): Work<boolean> {
  if (notice.kind === 'test') return true
  const waiting =
    notice.kind === 'newOrder'
      ? yield* one<Waiting>(
          `SELECT "restaurantId" FROM orders WHERE "id" = ? AND "status" = 'incoming' AND "createdAt" > ?`,
          notice.orderId,
          oldestOrder(now),
        )
      : yield* one<Waiting>(
          `SELECT "restaurantId" FROM requests WHERE "id" = ? AND "status" = 'active' AND "takenById" IS NULL`,
          notice.requestId,
        )
  if (!waiting) return false
  const phones = yield* phonesAt({ ...waiting, permission: toldOf[notice.kind], now })
  return phones.includes(id)
}

type Waiting = { restaurantId: number }

/** It has ended, or leads where nothing may be called. */
function isGone(answer: OutgoingAnswer): boolean {
  if (answer.kind === 'notSent') return answer.reason === 'addressForbidden'
  return answer.kind === 'answered' && (answer.status === 404 || answer.status === 410)
}

function isTaken(answer: OutgoingAnswer): boolean {
  return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300
}

/** A push service that asks to be left alone is, within limits: a message that comes hours later calls nobody. */
function failureOf(answer: OutgoingAnswer, now: Date): Error {
  const wanted = answer.kind === 'answered' ? retryAfterMs(answer.retryAfter, now) : 0
  const pause = Math.min(wanted, pushLimits.leftAloneAtMostMinutes * 60_000)
  return new TryLater(sentenceOf(answer), new Date(now.getTime() + pause))
}

/** Without the address: who knows it can have that browser told things. */
function sentenceOf(answer: OutgoingAnswer): string {
  if (answer.kind === 'answered') return `The push service answered ${answer.status}.`
  if (answer.kind === 'noAnswer') return `The push service did not answer (${answer.failure}).`
  return `The push service could not be reached (${answer.reason === 'unreachable' ? answer.failure : answer.reason}).`
}

/** Unless it was confirmed since, by other keys perhaps. */
function* forget({ id, confirmedAt }: Phone): Work<void> {
  yield* run('DELETE FROM push_subscriptions WHERE "id" = ? AND "confirmedAt" = ?', id, confirmedAt)
}
