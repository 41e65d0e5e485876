import type { Principal } from '@brigade/domain/access/principal.ts'
import { notificationErrors } from '@brigade/domain/notifications/notifications.errors.ts'
import { problemsOfStaffNotification, textsOf } from '@brigade/domain/notifications/staff-notifications.rules.ts'
import type {
  CreateStaffNotification,
  PatchStaffNotification,
  StaffNotification,
  StaffNotificationDraft,
} from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { findVenue } from '#features/venues/door/find-venue.ts'
import { conflict, refuseField, refuseFields } from '#kit/errors.ts'
import { findRepeated, keepResult } from '#kit/idempotency.ts'
import { holdRecord, refuseStale, updatedBy } from '#kit/records.ts'
import { one, run, type Work } from '#kit/work.ts'
import { endInTime, forgetEnd } from './end-staff-notification.job.ts'
import { staffNotificationColumns, type StaffNotificationRow } from './staff-notification-columns.ts'

/** A message is in no index: writing it as it is moves nothing. */
const held = { what: 'notification', by: 'message' } as const

type Writing = { principal: Principal; now: Date }

export type Written = { notification: StaffNotification; isChanged: boolean }

export type CreateInput = Writing & { body: CreateStaffNotification; idempotencyKey: string | undefined }

/**
 * Writes to the staff of a venue; a key that is repeated answers what it made before. Throws BadRequest, Conflict for a key whose
 * notification was deleted. (spec 1, §2.4)
 */
export function* createStaffNotification({ body, idempotencyKey, principal, now }: CreateInput): Work<Written> {
  const creation = { principal, kind: 'staffNotification', key: idempotencyKey }
  const repeated = yield* findRepeated(creation)
  if (repeated !== undefined) {
    const known = (yield* findRow(repeated)) ?? refuseDeleted()
    return { notification: staffNotificationColumns.read(known), isChanged: false }
  }
  const { restaurantId, idempotencyKey: _key, ...draft } = body
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
  yield* keepResult({ ...creation, recordId: notification.id, now })
  return { notification, isChanged: true }
}

export type PatchInput = Writing & { id: number; change: PatchStaffNotification }

/**
 * Changes a notification, ends it or shows it again. What is so already is no change, whatever version it was made from. Throws NotFound
 * for a stranger's, BadRequest, Conflict when somebody else was faster.
 */
export function* patchStaffNotification({ id, change, principal, now }: PatchInput): Work<Written> {
  const row = yield* holdRecord(staffNotificationColumns, { id, principal, ...held })
  const before = staffNotificationColumns.read(row)
  const { version, ...draft } = change
  const wanted: StaffNotification = { ...before, ...draft, ...textsOf({ ...before, ...draft }) }
  wanted.validity = inOrder(wanted.validity)
  if (isSame(before, wanted)) return { notification: before, isChanged: false }
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
  return { notification, isChanged: true }
}

/** Deletes a notification and gives it as it was. Throws NotFound for a stranger's, and for the second who tries. */
export function* removeStaffNotification({
  id,
  principal,
}: {
  id: number
  principal: Principal
}): Work<StaffNotification> {
  const notification = staffNotificationColumns.read(
    yield* holdRecord(staffNotificationColumns, { id, principal, ...held }),
  )
  yield* forgetEnd(notification)
  yield* run('DELETE FROM staff_notifications WHERE "id" = ?', id)
  return notification
}

function refuseProblems(draft: StaffNotificationDraft, now: Date): void {
  refuseFields(problemsOfStaffNotification(draft, now), notificationErrors)
}

function refuseVenue(): never {
  refuseField({ restaurantId: 'venueUnknown' }, notificationErrors)
}

/** Who repeats a call does not mean to show again what somebody has deleted since. */
function refuseDeleted(): never {
  throw conflict({ message: 'What this key wrote was deleted since. Take a new key.', reason: 'keyTaken' })
}

function* findRow(id: number): Work<StaffNotificationRow | undefined> {
  return yield* one<StaffNotificationRow>('SELECT * FROM staff_notifications WHERE "id" = ?', id)
}

function isSame(one: StaffNotification, other: StaffNotification): boolean {
  const fields = ['title', 'message', 'type', 'isActive', 'isClosable', 'validity'] as const
  return fields.every((field) => one[field] === other[field])
}

/** As the database tells it: in UTC with milliseconds. */
function inOrder(validity: string | null): string | null {
  return validity === null ? null : new Date(validity).toISOString()
}
