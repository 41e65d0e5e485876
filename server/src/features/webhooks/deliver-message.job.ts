import { Type } from '@sinclair/typebox'
import { triesAtMost, waitsInMinutes } from '@brigade/domain/webhooks/webhooks.tries.ts'
import { defineJob, TryLater } from '#kit/jobs/define-job.ts'
import { endTry, endUnsent, giveUp } from './end-try.ts'
import { findSending } from './find-sending.ts'

const payload = Type.Object(
  {
    id: Type.Integer(),
    /** The tries before a person sent it again: waits grow from the beginning then. */
    earlierTries: Type.Integer(),
  },
  { additionalProperties: false },
)

/**
 * The job that sends a message to a webhook, until it is received or given up. One that is cut off is sent again with the same id, by
 * which receivers know it. It waits only for others to the same address, two at a time.
 */
export const deliverMessage = defineJob({
  kind: 'webhooks:deliver',
  payload,
  tries: triesAtMost,
  backoffMinutes: waitsInMinutes,
  mayRepeat: true,
  atOnce: { ofKind: 64, ofLane: 2 },
  whenLost: ({ id }) => giveUp(id),
  async run({ id, earlierTries }, { db, clock, callWebhook }) {
    const sending = await db.read(() => findSending(id))
    if (!sending) return
    const { unsent } = sending
    if (unsent) return void (await db.write(() => endUnsent(id, unsent)))
    const begunAt = performance.now()
    const answer = await callWebhook(sending, clock.now())
    const tookMs = Math.round(performance.now() - begunAt)
    const ended = { answer, tookMs, earlierTries, now: clock.now(), chance: Math.random() }
    const nextTryAt = await db.write(() => endTry(id, ended))
    if (nextTryAt) throw new TryLater(`Message ${id} was not received.`, nextTryAt)
  },
})

/** Returns the lane of the deliveries to a webhook. */
export function laneOf(webhookId: number): string {
  return `webhook:${webhookId}`
}
