import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import type { Database } from '#kit/database/database.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'

const dayMs = 86_400_000

/** Deletes the recipients of mailings that ended long ago. Their counts stay, and the links in their mails keep working. */
export async function forgetOldRecipients(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - mailingLimits.logDays * dayMs).toISOString()
  await forgetRows(db, {
    table: 'mailing_recipients',
    where: '"mailingId" IN (SELECT "id" FROM mailings WHERE "endedAt" < ?)',
    params: [before],
  })
}
