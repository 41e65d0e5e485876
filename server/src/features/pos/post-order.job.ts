import { Type } from '@sinclair/typebox'
import { announce } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { defineJob } from '#kit/jobs/define-job.ts'
import { jobColumns, type JobRow } from '#kit/jobs/job-columns.ts'
import { oneByOne } from '#kit/one-by-one.ts'
import { beginPosting } from './begin-posting.ts'
import { endPosting, settleCutOff } from './end-posting.ts'
import { sendToPos } from './send-to-pos.ts'

const payload = Type.Object({ id: Type.Integer() }, { additionalProperties: false })

/**
 * Posts an order to the point of sale. It begins once: a second try finds that, whoever asks for it, and sends nothing. One that is cut off is
 * uncertain, and waits for a person. (product, Point of sale)
 */
export const postOrder = defineJob({
  kind: 'pos:postOrder',
  payload,
  tries: 1,
  backoffMinutes: [1],
  mayRepeat: false,
  async run({ id }, app) {
    const { db, clock } = app
    const begun = await db.write(() => beginPosting(id, clock.now()))
    announce(app, begun.announcements)
    if (begun.isOver) throw new Error('This posting has begun before. Send the order again where it stands.')
    if (!begun.sending) return
    const sent = await sendToPos(begun.sending, app.callPos)
    announce(app, await db.write(() => endPosting(id, { ...sent, now: clock.now() })))
  },
})

/** The key of the job of a posting. */
export function postingKey(id: number): string {
  return `${postOrder.kind}:${id}`
}

/** Has postings whose job was cut off say so, at once and, where this process is cut off too, by the clock. */
export function settlePostings(app: App): void {
  const { db, clock, jobs, log } = app
  jobs.on('patched', (job) => {
    const id = idOfCutOff(job)
    if (id === undefined) return
    settle(id).catch((error: unknown) => {
      if (!db.isTold(error)) log.warn({ err: error, posting: id }, 'A posting that was cut off could not be settled')
    })
  })
  app.schedule('cut off postings', '* * * * *', async () => {
    const rows = await db.many<{ id: number }>(
      `SELECT p."id" FROM pos_postings p LEFT JOIN jobs j ON j."id" = p."jobId"
       WHERE p."state" IN ('waiting', 'running') AND (j."id" IS NULL OR j."state" IN ('done', 'failed', 'uncertain'))`,
    )
    await oneByOne(app, { of: 'posting', rows }, ({ id }) => settle(id))
  })

  async function settle(id: number): Promise<void> {
    announce(app, await db.write(() => settleCutOff(id, clock.now())))
  }
}

function idOfCutOff(job: JobRow): number | undefined {
  if (job.kind !== postOrder.kind || (job.state !== 'failed' && job.state !== 'uncertain')) return undefined
  const { payload: kept } = jobColumns.readKept(job)
  return 'id' in kept && typeof kept.id === 'number' ? kept.id : undefined
}
