import { plainLines } from '@brigade/domain/kit/plain-text.ts'
import { webhookLimits } from '@brigade/domain/webhooks/webhooks.limits.ts'
import type { DeliveryFailure, DeliveryState, PauseReason } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { isGone, isPauseDue, isReceived, nextTryAt } from '@brigade/domain/webhooks/webhooks.tries.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { OutgoingAnswer } from '#kit/outgoing/call-out.ts'
import { deliveryColumns, type DeliveryRow } from './delivery-columns.ts'
import { webhookColumns, type WebhookRow } from './webhook-columns.ts'

export type EndedTry = {
  answer: OutgoingAnswer
  tookMs: number
  earlierTries: number
  now: Date
  /** Between 0 and 1: lengthens the wait. */
  chance: number
}

/**
 * Stores the answer of a try, and whether its webhook works. Returns the time of the next try; null if the message was received or is
 * given up. A webhook that has failed for days, for which too many messages wait, or whose address is gone, is paused.
 */
export function* endTry(id: number, { answer, tookMs, earlierTries, now, chance }: EndedTry): Transaction<Date | null> {
  const row = yield* lockRow<DeliveryRow>('webhook_deliveries', { id, by: 'body' })
  if (row?.state !== 'waiting') return null
  const tries = row.tries + 1
  const isGood = answer.kind === 'answered' && isReceived(answer.status)
  const isAddressGone = answer.kind === 'answered' && isGone(answer.status)
  const isLast = isGood || isAddressGone || row.type === 'test'
  const next = isLast ? null : nextTryAt({ failed: tries - earlierTries, now, chance })
  yield* deliveryColumns.update(
    {
      state: stateAfter({ isGood, isTriedAgain: next !== null }),
      tries,
      triedAt: now.toISOString(),
      nextTryAt: next?.toISOString() ?? null,
      tookMs,
      ...saidBy(answer),
    },
    { where: '"id" = ?', params: [id] },
  )
  if (isGood) yield* noteSuccess(row.webhookId)
  else if (row.type !== 'test') yield* noteFailure(row.webhookId, { isAddressGone, now })
  return next
}

function stateAfter({ isGood, isTriedAgain }: { isGood: boolean; isTriedAgain: boolean }): DeliveryState {
  if (isGood) return 'received'
  return isTriedAgain ? 'waiting' : 'failed'
}

/** Ends a delivery whose webhook is off or paused. It can be sent again by hand. */
export function endUnsent(id: number, failure: 'webhookOff' | 'webhookPaused'): Transaction<unknown> {
  return fail(id, failure)
}

/** Ends a delivery whose job was lost. */
export function giveUp(id: number): Transaction<unknown> {
  return fail(id, 'interrupted')
}

function fail(id: number, failure: DeliveryFailure): Transaction<unknown> {
  return deliveryColumns.update(
    { state: 'failed', failure, nextTryAt: null },
    { where: `"id" = ? AND "state" = 'waiting'`, params: [id] },
  )
}

/** Returns what the log has of an answer. */
function saidBy(answer: OutgoingAnswer): Pick<DeliveryRow, 'status' | 'failure' | 'answer'> {
  if (answer.kind === 'answered') {
    const { answerLength } = webhookLimits
    const text = Array.from(plainLines(answer.text.slice(0, 4 * answerLength)))
    return { status: answer.status, failure: null, answer: text.slice(0, answerLength).join('') }
  }
  return { status: null, failure: 'failure' in answer ? answer.failure : answer.reason, answer: null }
}

function* noteSuccess(webhookId: number): Transaction<void> {
  const failing = yield* one('SELECT 1 FROM webhooks WHERE "id" = ? AND "failingSince" IS NOT NULL', webhookId)
  if (failing) yield* webhookColumns.update({ failingSince: null }, { where: '"id" = ?', params: [webhookId] })
}

type Failed = { isAddressGone: boolean; now: Date }

function* noteFailure(webhookId: number, { isAddressGone, now }: Failed): Transaction<void> {
  const row = yield* lockRow<WebhookRow>('webhooks', { id: webhookId, by: 'secret' })
  if (!row?.isActive) return
  const failingSince = row.failingSince ?? now.toISOString()
  const reason = isAddressGone ? 'gone' : yield* reasonToPause(webhookId, { failingSince, now })
  if (!reason && row.failingSince !== null) return
  yield* webhookColumns.update(
    {
      failingSince,
      ...(reason && { isActive: false, pausedAt: now.toISOString(), pauseReason: reason, version: row.version + 1 }),
    },
    { where: '"id" = ?', params: [webhookId] },
  )
}

function* reasonToPause(
  webhookId: number,
  { failingSince, now }: { failingSince: string; now: Date },
): Transaction<PauseReason | null> {
  if (isPauseDue(failingSince, now)) return 'failed'
  return (yield* doTooManyWait(webhookId)) ? 'full' : null
}

function* doTooManyWait(webhookId: number): Transaction<boolean> {
  const beyond = yield* one(
    `SELECT "id" FROM webhook_deliveries WHERE "webhookId" = ? AND "state" = 'waiting' ORDER BY "id" LIMIT 1 OFFSET ?`,
    webhookId,
    webhookLimits.waiting,
  )
  return beyond !== undefined
}
