import type { Database } from '#kit/database/database.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import { run } from '#kit/database/transaction.ts'

const dayMs = 24 * 3_600_000

/**
 * Deletes entries that are older than they have to be kept, batch by batch. Triggers of the database refuse to delete any others: the time
 * from which entries are kept is stored first, and only rises. Returns the number of entries.
 */
export async function forgetAuditLog(db: Database, { days, now }: { days: number; now: Date }): Promise<number> {
  const keptFrom = new Date(now.getTime() - days * dayMs).toISOString()
  await db.write(() => run('UPDATE audit_retention SET "keptFrom" = ? WHERE "keptFrom" < ?', keptFrom, keptFrom))
  return await forgetRows(db, { table: 'audit_log', where: '"at" < ?', params: [keptFrom] })
}
