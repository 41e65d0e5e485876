import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import type { Database } from '#kit/database.ts'
import { forgetRows } from '#kit/forget-rows.ts'

/** In days, after the edit: dismissed messages, and those that nobody has dismissed. */
const dismissedKeptDays = 90
const openKeptDays = 400

/** Forgets messages to the head office about edits of long ago. The edits themselves stay in the history of each menu. */
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
