import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { Type } from '@sinclair/typebox'
import { defineJob } from '#kit/jobs/define-job.ts'
import { cancelJob, enqueue } from '#kit/jobs/enqueue.ts'
import type { Work } from '#kit/work.ts'
import { staffNotificationColumns } from './staff-notification-columns.ts'

/** Ends a notification whose time has run out. One that was given more time, ended or deleted meanwhile is left as it is. */
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

/** Has a notification ended when its time has run out, and no more at the time that it had before; in the transaction that writes it. */
export function* endInTime(written: Valid, { before, now }: { before?: Valid; now: Date }): Work<void> {
  const { id, restaurantId, isActive, validity } = written
  if (before && before.isActive === isActive && before.validity === validity) return
  if (before) yield* forgetEnd(before)
  if (!isActive || validity === null) return
  const uniqueKey = uniqueKeyOf({ id, validity })
  yield* enqueue(endStaffNotification, { id }, { now, runAt: new Date(validity), uniqueKey, restaurantId })
}

/** It is ended or gone in another way. */
export function* forgetEnd({ id, validity }: Pick<Valid, 'id' | 'validity'>): Work<void> {
  if (validity !== null) yield* cancelJob(uniqueKeyOf({ id, validity }))
}

/** With the time: what runs at this moment for an earlier one is in nobody's way. */
function uniqueKeyOf({ id, validity }: { id: number; validity: string }): string {
  return `${endStaffNotification.kind}:${id}:${validity}`
}

function* endWhereOver(id: number, now: Date): Work<void> {
  const at = now.toISOString()
  yield* staffNotificationColumns.update(
    { isActive: false, updatedAt: at, updatedBy: null, updatedByKind: null, updatedById: null },
    { where: '"id" = ? AND "isActive" = ? AND "validity" <= ?', params: [id, true, at] },
  )
}
