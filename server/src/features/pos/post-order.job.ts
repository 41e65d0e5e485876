import { Type } from '@sinclair/typebox'
import type { App } from '#kit/context/context.ts'
import { defineJob } from '#kit/jobs/define-job.ts'
import { forEachLogged } from '#kit/context/for-each-logged.ts'
import { beginPosting } from './begin-posting.ts'
import { endPosting, settleCutOff } from './end-posting.ts'
import { sendToPos } from './send-to-pos.ts'

const payload = Type.Object({ id: Type.Integer() }, { additionalProperties: false })

/**
 * The job that posts an order to the point of sale. It begins once: a second try, by any process, finds that and sends nothing. One that
 * is cut off is uncertain, and waits for a person. (product, Point of sale)
 */
export const postOrder = defineJob({
  kind: 'pos:postOrder',
  payload,
  tries: 1,
  backoffMinutes: [1],
  mayRepeat: false,
  whenLost: ({ id }, now) => settleCutOff(id, now),
  async run({ id }, app) {
    const { db, clock } = app
    const begun = await db.write(() => beginPosting(id, clock.now()))
    if (begun.isOver) throw new Error('This posting has begun before. Send the order again where it stands.')
    if (!begun.sending) return
    const sent = await sendToPos(begun.sending, app.callPos)
    await db.write(() => endPosting(id, { ...sent, now: clock.now() }))
  },
})

/** Returns the key of the job of a posting. */
export function postingKey(id: number): string {
  return `${postOrder.kind}:${id}`
}

/** Resolves postings that are left without a job. */
export function settlePostings(app: App): void {
  const { db, clock } = app
  app.schedule('cut off postings', '* * * * *', async () => {
    const rows = await db.many<{ id: number }>(
      `SELECT p."id" FROM pos_postings p LEFT JOIN jobs j ON j."id" = p."jobId"
       WHERE p."state" IN ('waiting', 'running') AND (j."id" IS NULL OR j."state" IN ('done', 'failed', 'uncertain'))`,
    )
    await forEachLogged(app, { of: 'posting', rows }, ({ id }) => settle(id))
  })

  async function settle(id: number): Promise<void> {
    await db.write(() => settleCutOff(id, clock.now()))
  }
}
