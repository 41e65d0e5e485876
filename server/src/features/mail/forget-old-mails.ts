import type { Database } from '#kit/database/database.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import { forgetFailedJobs } from '#kit/jobs/move-job.ts'
import { sendMail } from './send-mail.job.ts'

/** Deletes mails whose time is over, and jobs that failed weeks ago: their mails are gone, so no retry sends anything. */
export async function forgetOldMails(db: Database, now: Date): Promise<void> {
  await forgetRows(db, { table: 'mails', where: '"expiresAt" < ?', params: [now.toISOString()] })
  await forgetFailedJobs(db, sendMail, now)
}
