import { notificationErrors } from '@brigade/domain/notifications/notifications.errors.ts'
import { problemsOfStaffNotification, textsOf } from '@brigade/domain/notifications/staff-notifications.rules.ts'
import type {
  CreateStaffNotification,
  PatchStaffNotification,
  StaffNotification,
  StaffNotificationDraft,
} from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Caller } from '#kit/context/call.ts'
import { refuseField, refuseFields } from '#kit/errors/errors.ts'
import { lockRecord, refuseStale, repeatedRecord, updatedBy } from '#kit/lists/records.ts'
import { rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { endInTime, forgetEnd } from './end-staff-notification.job.ts'
import { staffNotificationColumns } from './staff-notification-columns.ts'

/** No index contains the message: rewriting it unchanged costs nothing. */
const held = { what: 'notification', by: 'message' } as const

/** Creates a notification to the staff of a venue. Throws BadRequest. (spec 1, §2.4) */
export function* createStaffNotification(
  { restaurantId, ...draft }: Omit<CreateStaffNotification, 'idempotencyKey'>,
  { principal, now }: Caller,
): Transaction<StaffNotification> {
  refuseProblems(draft, now)
  if (!(yield* findVenue(restaurantId))) refuseVenue()
  const { type = 'info', isClosable = true, validity = null } = draft
  const row = yield* staffNotificationColumns.insert({
    restaurantId,
    ...textsOf(draft),
    type,
    isClosable,
    validity: inOrder(validity),
    createdAt: now.toISOString(),
    ...updatedBy(principal, now),
  })
  const notification = staffNotificationColumns.read(row)
  yield* endInTime(notification, { now })
  return notification
}

/** Returns the notification that a repeated call has made before. */
export function* repeatedStaffNotification(
  id: number,
  { principal }: Caller,
): Transaction<StaffNotification | undefined> {
  const row = yield* repeatedRecord(staffNotificationColumns, { id, principal })
  return row && staffNotificationColumns.read(row)
}

/**
 * Changes a notification, ends it or shows it again. A body that changes nothing is accepted, whatever version it was made from. Throws
 * NotFound for another tenant's, BadRequest, Conflict if a colleague was faster.
 */
export function* patchStaffNotification(
  id: number,
  change: PatchStaffNotification,
  { principal, now }: Caller,
): Transaction<StaffNotification> {
  const row = yield* lockRecord(staffNotificationColumns, { id, principal, ...held })
  const before = staffNotificationColumns.read(row)
  const { version, ...draft } = change
  const wanted: StaffNotification = { ...before, ...draft, ...textsOf({ ...before, ...draft }) }
  wanted.validity = inOrder(wanted.validity)
  if (isSame(before, wanted)) return before
  if (version !== undefined && version !== before.version) {
    refuseStale({ message: notificationErrors.staleVersion, current: before, row })
  }
  refuseProblems(wanted, now)
  const { title, message, type, isActive, isClosable, validity } = wanted
  const [changed] = yield* staffNotificationColumns.update(
    { title, message, type, isActive, isClosable, validity, ...updatedBy(principal, now) },
    { where: '"id" = ?', params: [id] },
  )
  const notification = staffNotificationColumns.read(changed!)
  yield* endInTime(notification, { before, now })
  return notification
}

/** Deletes a notification and returns it as it was. Throws NotFound for another tenant's, and if it was deleted before. */
export function* removeStaffNotification(id: number, { principal }: Caller): Transaction<StaffNotification> {
  const notification = staffNotificationColumns.read(
    yield* lockRecord(staffNotificationColumns, { id, principal, ...held }),
  )
  yield* forgetEnd(notification)
  const sql = 'DELETE FROM staff_notifications WHERE "id" = ? RETURNING *'
  yield* rowsOf(staffNotificationColumns.published('removed', { sql, params: [id] }))
  return notification
}

function refuseProblems(draft: StaffNotificationDraft, now: Date): void {
  refuseFields(problemsOfStaffNotification(draft, now), notificationErrors)
}

function refuseVenue(): never {
  refuseField({ restaurantId: 'venueUnknown' }, notificationErrors)
}

function isSame(one: StaffNotification, other: StaffNotification): boolean {
  const fields = ['title', 'message', 'type', 'isActive', 'isClosable', 'validity'] as const
  return fields.every((field) => one[field] === other[field])
}

/** Returns the time as the database returns it: in UTC with milliseconds. */
function inOrder(validity: string | null): string | null {
  return validity === null ? null : new Date(validity).toISOString()
}
