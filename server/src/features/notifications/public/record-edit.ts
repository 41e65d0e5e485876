import { can } from '@brigade/domain/access/permissions.ts'
import { nameOf, type Principal } from '@brigade/domain/access/principal.ts'
import type { AdminNotification, EditAction, EditedEntity } from '@brigade/domain/notifications/notifications.schema.ts'
import { editSentences } from '@brigade/domain/notifications/notifications.sentences.ts'
import { adminNotificationColumns } from '../admin-notification-columns.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'

export type RecordEdit = {
  user: Principal
  venueId: number
  action: EditAction
  entity: EditedEntity
  /** Its English name. */
  entityName: string
  /** Its prices now and before. */
  priceChanges?: readonly string[]
  now: Date
}

/**
 * Stores a notification of an edit for the admin, as the last step of the editor's transaction. Does nothing for the admin's own edits,
 * which are not noted. (spec 2, §6)
 */
export function* recordEdit(edit: RecordEdit): Transaction<void> {
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
 * Serialises edits: PostgreSQL numbers rows as they are written, and a row that becomes visible later than a higher number would count as
 * read with it.
 */
function* takeTurn(): Transaction<void> {
  yield* run('UPDATE edit_turns SET "taken" = "taken" + 1')
}

function editorOf(user: Principal): AdminNotification['editorProfile'] {
  return user.kind === 'staff' ? { fname: user.fname, lname: user.lname } : { fname: nameOf(user), lname: '' }
}
