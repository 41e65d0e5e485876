import { can } from '@brigade/domain/access/permissions.ts'
import { nameOf, type Principal } from '@brigade/domain/access/principal.ts'
import type { AdminNotification, EditAction, EditedEntity } from '@brigade/domain/notifications/notifications.schema.ts'
import { editSentences } from '@brigade/domain/notifications/notifications.sentences.ts'
import { adminNotificationColumns } from '../admin-notification-columns.ts'
import { findVenue } from '#features/venues/door/find-venue.ts'
import { run, type Work } from '#kit/work.ts'

export type RecordEdit = {
  user: Principal
  venueId: number
  action: EditAction
  entity: EditedEntity
  /** Its English name. */
  entityName: string
  /** What it costs now, and what it cost before. */
  priceChanges?: readonly string[]
  now: Date
}

/**
 * Stores a notification of an edit for the admin, as the last thing in the editor's transaction.
 * Nothing for those whose edits are not noted, the admin's own. (spec 2, §6)
 */
export function* recordEdit(edit: RecordEdit): Work<void> {
  const { user, venueId, action, entity, entityName, priceChanges = [], now } = edit
  if (can(user, 'menus:quietEdits')) return
  const venue = yield* findVenue(venueId)
  if (!venue) throw new Error(`An edit was made at venue ${venueId}, which is not there`)
  const { title, message, type } = editSentences({
    action,
    entity,
    entityName,
    restaurantName: venue.name,
    editorName: nameOf(user),
    priceChanges,
  })
  yield* takeTurn()
  yield* adminNotificationColumns.insert({
    restaurantId: venueId,
    title,
    message,
    type,
    action,
    entity,
    entityName,
    restaurantName: venue.name,
    editorProfile: editorOf(user),
    editorId: user.kind === 'staff' ? user.id : null,
    entityUpdateDeleteTime: now.toISOString(),
  })
}

/**
 * Of edits at once, one is noted when those before it can be seen: PostgreSQL numbers rows as they are written, and one that is seen later
 * than a higher number would pass for read with it.
 */
function* takeTurn(): Work<void> {
  yield* run('UPDATE edit_turns SET "taken" = "taken" + 1')
}

function editorOf(user: Principal): AdminNotification['editorProfile'] {
  return user.kind === 'staff' ? { fname: user.fname, lname: user.lname } : { fname: nameOf(user), lname: '' }
}
