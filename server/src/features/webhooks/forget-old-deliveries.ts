import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { webhookLimits } from '@brigade/domain/webhooks/webhooks.limits.ts'
import type { Database } from '#kit/database/database.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import { forgetFailedJobs } from '#kit/jobs/move-job.ts'
import { deliverMessage } from './deliver-message.job.ts'
import { forgetOldSecrets } from './write-webhook.ts'

const table = 'webhook_deliveries'

/** Deletes old deliveries, those beyond the newest of each webhook and beyond its bytes, those of deleted webhooks, and secrets that were replaced. */
export async function forgetOldDeliveries(db: Database, now: Date): Promise<void> {
  const { deliveryDays, deliveries } = webhookLimits
  await forgetRows(db, { table, where: '"createdAt" < ?', params: [daysBefore(now, deliveryDays)] })
  await forgetRows(db, { table, where: '"webhookId" NOT IN (SELECT "id" FROM webhooks)', params: [] })
  for (const { id } of await db.many<{ id: number }>('SELECT "id" FROM webhooks')) {
    const beyond = await db.one<{ id: number }>(
      `SELECT "id" FROM ${table} WHERE "webhookId" = ? ORDER BY "id" DESC LIMIT 1 OFFSET ?`,
      id,
      deliveries,
    )
    if (beyond) await forgetRows(db, { table, where: '"webhookId" = ? AND "id" <= ?', params: [id, beyond.id] })
    await forgetBeyondBytes(db, id)
  }
  await db.write(() => forgetOldSecrets(now))
  await forgetFailedJobs(db, deliverMessage, now)
}

const readAtOnce = 1_000
const largestId = 2_147_483_647

/** Deletes the deliveries beyond the kept bytes, except those that wait. Sizes are summed by parts, which lets other calls in between. */
async function forgetBeyondBytes(db: Database, webhookId: number): Promise<void> {
  let bytes = 0
  let before: number = largestId
  for (;;) {
    const rows = await db.many<{ id: number; bytes: number }>(
      `SELECT "id", octet_length("body") AS "bytes" FROM ${table} WHERE "webhookId" = ? AND "id" < ? ORDER BY "id" DESC LIMIT ${readAtOnce}`,
      webhookId,
      before,
    )
    const beyond = rows.find((row) => (bytes += row.bytes) > webhookLimits.keptBytes)
    if (beyond) {
      const where = `"webhookId" = ? AND "id" <= ? AND "state" <> 'waiting'`
      await forgetRows(db, { table, where, params: [webhookId, beyond.id] })
      return
    }
    const last = rows.at(-1)
    if (!last || rows.length < readAtOnce) return
    before = last.id
  }
}
