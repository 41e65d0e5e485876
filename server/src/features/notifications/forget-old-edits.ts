import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import type { Database } from '#kit/database/database.ts'
import { forgetRows } from '#kit/database/forget-rows.ts'

/** Retention in days after the edit: of dismissed messages, and of open ones. */
const dismissedKeptDays = 90
const openKeptDays = 400

/** Deletes old messages to the head office about edits. The edits themselves stay in the history of each menu. */
export async function forgetOldEdits(db: Database, now: Date): Promise<void> {
  for (const [isActive, days] of [
    [false, dismissedKeptDays],
    [true, openKeptDays],
  ] as const) {
    await forgetRows(db, {
      table: 'admin_notifications',
      where: '"isActive" = ? AND "entityUpdateDeleteTime" < ?',
      params: [isActive, daysBefore(now, days)],
    })
  }
}
