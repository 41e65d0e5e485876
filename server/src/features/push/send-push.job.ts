import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import {
  pushMessageOf,
  oldestOrder,
  type PushDetails,
  type PushNotice,
  tagOf,
  notifiedBy,
} from '@brigade/domain/push/push.rules.ts'
import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import type { Role } from '@brigade/domain/access/roles.ts'
import { escalationsOf } from '@brigade/domain/requests/escalation.rules.ts'
import { isOverdue } from '@brigade/domain/requests/requests.rules.ts'
import { requestTypes } from '@brigade/domain/requests/requests.schema.ts'
import { Type } from '@sinclair/typebox'
import type { OutgoingAnswer } from '#kit/outgoing/call-out.ts'
import { defineJob, TryLater } from '#kit/jobs/define-job.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { retryAfterMs } from '#kit/admission/retry-after.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { unansweredRequest } from '#features/requests/public/unanswered-request.ts'
import { rolesOf } from './roles-of-escalations.ts'
import { findPhone, type Phone, phonesAt, venueToName } from './listening-phones.ts'

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
 * The job that sends one message to a phone, if it still applies. A repetition does no harm: the later message replaces the earlier one. A
 * subscription that its push service no longer knows is deleted.
 */
export const sendPush = defineJob({
  kind: 'push:sendPush',
  payload: Type.Object({ subscriptionId: Type.Integer(), notice: noticeSchema }, closed),
  tries: 4,
  backoffMinutes: [1, 2, 5],
  mayRepeat: true,
  async run({ subscriptionId, notice }, { db, clock, push }) {
    const phone = await db.read(() => findPhone(subscriptionId, clock.now()))
    const details = phone && (await db.read(() => detailsToTell(phone, notice, clock.now())))
    if (!phone || !details) return
    const answer = await push.send(phone, pushMessageOf(notice, phone.language, details))
    if (isGone(answer)) await db.write(() => forget(phone))
    else if (!isTaken(answer)) throw failureOf(answer, clock.now())
  },
})

type Sending = { notice: PushNotice; restaurantId: number; now: Date }

const minuteMs = 60_000

/**
 * Enqueues messages to phones, in the transaction that causes them, about one thing at most once a minute: a further message within that
 * minute is sent at its end, once, if it still applies.
 */
export function* tellPhones(
  subscriptionIds: readonly number[],
  { notice, restaurantId, now }: Sending,
): Transaction<void> {
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
 * Returns what a message says beside its notice. Undefined if it no longer applies: for what a person has resolved or taken in between, for
 * an order of more than an hour ago, and at a phone whose present user it does not concern.
 */
function* detailsToTell({ id }: Phone, notice: PushNotice, now: Date): Transaction<PushDetails | undefined> {
  if (notice.kind === 'test') return {}
  const waiting =
    notice.kind === 'newOrder' ? yield* waitingOrder(notice.orderId, now) : yield* waitingRequest(notice.requestId, now)
  if (!waiting) return undefined
  const { restaurantId, roles, ...details } = waiting
  const phones = yield* phonesAt({ restaurantId, roles, now })
  if (!phones.includes(id)) return undefined
  return { ...details, venue: yield* venueToName(id, restaurantId) }
}

type Waiting = PushDetails & { restaurantId: number; roles: readonly Role[] }

function* waitingOrder(id: number, now: Date): Transaction<Waiting | undefined> {
  const order = yield* one<{ restaurantId: number; isTest: boolean | 0 | 1 }>(
    `SELECT "restaurantId", "isTest" FROM orders WHERE "id" = ? AND "status" = 'incoming' AND "createdAt" > ?`,
    id,
    oldestOrder(now),
  )
  return (
    order && {
      restaurantId: order.restaurantId,
      isTest: Boolean(order.isTest),
      roles: rolesThatMay(notifiedBy.newOrder),
    }
  )
}

function* waitingRequest(id: number, now: Date): Transaction<Waiting | undefined> {
  const waiting = yield* unansweredRequest(id)
  if (!waiting) return undefined
  const { restaurantId, serviceLabel: label, answers } = waiting
  const request = { isLate: isOverdue(waiting, now.getTime()), label, answers: answers ?? [] }
  return { restaurantId, request, roles: rolesOf(escalationsOf(waiting)) }
}

/** Returns whether the subscription has ended, or has an address that may not be called. */
function isGone(answer: OutgoingAnswer): boolean {
  if (answer.kind === 'notSent') return answer.reason === 'addressForbidden'
  return answer.kind === 'answered' && (answer.status === 404 || answer.status === 410)
}

function isTaken(answer: OutgoingAnswer): boolean {
  return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300
}

/** Respects the pause that a push service asks for, within limits: a message that comes hours later is of no use. */
function failureOf(answer: OutgoingAnswer, now: Date): Error {
  const wanted = answer.kind === 'answered' ? retryAfterMs(answer.retryAfter, now) : 0
  const pause = Math.min(wanted, pushLimits.leftAloneAtMostMinutes * 60_000)
  return new TryLater(sentenceOf(answer), new Date(now.getTime() + pause))
}

/** Leaves out the address: anyone who knows it can send messages to that browser. */
function sentenceOf(answer: OutgoingAnswer): string {
  if (answer.kind === 'answered') return `The push service answered ${answer.status}.`
  if (answer.kind === 'noAnswer') return `The push service did not answer (${answer.failure}).`
  return `The push service could not be reached (${answer.reason === 'unreachable' ? answer.failure : answer.reason}).`
}

/** Deletes a subscription, unless it was confirmed since, perhaps with other keys. */
function* forget({ id, confirmedAt }: Phone): Transaction<void> {
  yield* run('DELETE FROM push_subscriptions WHERE "id" = ? AND "confirmedAt" = ?', id, confirmedAt)
}
