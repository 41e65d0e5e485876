import type { Database } from '#kit/database/database.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'
import { forgetFailedJobs } from '#kit/jobs/move-job.ts'
import { sendPush } from './send-push.job.ts'

/** Retention in days: an order is notified within an hour after it was placed. */
const toldKeptDays = 1

/** Retention in days after the last sign-in there. */
const browsersKeptDays = 90

/**
 * Deletes the notes of notified orders once these are too old to be notified again, browsers without a sign-in for long, and
 * messages that failed weeks ago.
 */
export async function forgetOldPushes(db: Database, now: Date): Promise<void> {
  await forgetRows(db, {
    table: 'push_told_orders',
    key: ['orderId'],
    where: '"placedAt" < ?',
    params: [daysBefore(now, toldKeptDays)],
  })
  await forgetRows(db, {
    table: 'push_subscriptions',
    where: '"confirmedAt" < ?',
    params: [daysBefore(now, browsersKeptDays)],
  })
  // Each message to a phone that can't be reached leaves a failed job, whose subject is long over.
  await forgetFailedJobs(db, sendPush, now)
}
