import type { Database } from '#kit/database.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { forgetRows } from '#kit/forget-rows.ts'
import { forgetFailedJobs } from '#kit/jobs/move-job.ts'
import { sendPush } from './send-push.job.ts'

/** In days: an order is told for an hour after it was placed. */
const toldKeptDays = 1

/** In days after somebody signed in there last. */
const browsersKeptDays = 90

/**
 * Forgets of which orders somebody was told, once they are too old to be told again, browsers in which nobody signs in any more, and
 * messages that did not arrive weeks ago.
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
  // One for each message to a phone that can't be reached: what waited then is over.
  while (!(await db.write(() => forgetFailedJobs(sendPush, now))));
}
