import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { Type } from '@sinclair/typebox'
import { defineJob } from '#kit/jobs/define-job.ts'
import { cancelJob, enqueue } from '#kit/jobs/enqueue.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { staffNotificationColumns } from './staff-notification-columns.ts'

/**
 * Ends a notification whose validity has run out. If its validity was extended, or it was ended or deleted in between, it stays as it
 * is.
 */
export const endStaffNotification = defineJob({
  kind: 'notifications:endStaffNotification',
  payload: Type.Object({ id: Type.Integer() }, { additionalProperties: false }),
  tries: 10,
  backoffMinutes: [1, 5, 30],
  mayRepeat: true,
  isAtInstant: true,
  async run({ id }, app) {
    const now = app.clock.now()
    await app.db.write(() => endWhereOver(id, now))
  },
})

type Valid = Pick<StaffNotification, 'id' | 'restaurantId' | 'isActive' | 'validity'>

/**
 * Schedules the end of a notification for when its validity runs out, and cancels the previous schedule; in the transaction that writes
 * it.
 */
export function* endInTime(written: Valid, { before, now }: { before?: Valid; now: Date }): Transaction<void> {
  const { id, restaurantId, isActive, validity } = written
  if (before && before.isActive === isActive && before.validity === validity) return
  if (before) yield* forgetEnd(before)
  if (!isActive || validity === null) return
  const uniqueKey = uniqueKeyOf({ id, validity })
  yield* enqueue(endStaffNotification, { id }, { now, runAt: new Date(validity), uniqueKey, restaurantId })
}

/** Cancels the scheduled end: the notification is ended or deleted in another way. */
export function* forgetEnd({ id, validity }: Pick<Valid, 'id' | 'validity'>): Transaction<void> {
  if (validity !== null) yield* cancelJob(uniqueKeyOf({ id, validity }))
}

/** Returns the job's key. It includes the time, so that a job that runs at this moment for an earlier time does not collide. */
function uniqueKeyOf({ id, validity }: { id: number; validity: string }): string {
  return `${endStaffNotification.kind}:${id}:${validity}`
}

function* endWhereOver(id: number, now: Date): Transaction<void> {
  const at = now.toISOString()
  yield* staffNotificationColumns.update(
    { isActive: false, updatedAt: at, updatedBy: null, updatedByKind: null, updatedById: null },
    { where: '"id" = ? AND "isActive" = ? AND "validity" <= ?', params: [id, true, at] },
  )
}
