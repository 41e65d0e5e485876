import { can } from '@brigade/domain/access/permissions.ts'
import { nameOf, type Principal } from '@brigade/domain/access/principal.ts'
import { adminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import type { AdminNotification, EditAction, EditedEntity } from '@brigade/domain/notifications/notifications.schema.ts'
import { editSentences } from '@brigade/domain/notifications/notifications.sentences.ts'
import type { Announcement } from './follow-ups.ts'
import { one, type Work } from './work.ts'

export type NoteEdit = {
  user: Principal
  venueId: number
  action: EditAction
  entity: EditedEntity
  /** Its English name. */
  entityName: string
  /** What it costs by now, and did before. */
  priceChanges?: readonly string[]
  now: Date
}

/** A notification as it is stored: who edited stands in three columns, with an id where it is staff. */
export type AdminNotificationRow = Omit<AdminNotification, 'editorProfile' | 'isClosable' | 'isActive'> & {
  editorFirstName: string
  editorLastName: string
  editorId: number | null
  isClosable: boolean | 0 | 1
  isActive: boolean | 0 | 1
}

/**
 * Keeps word of an edit for the admin, in the editor's transaction; the caller announces the result after the commit. Nothing for
 * those whose edits are not noted, the admin's own. (spec 2, §6)
 */
export function* noteEdit(edit: NoteEdit): Work<Announcement[]> {
  const { user, venueId, action, entity, entityName, priceChanges = [], now } = edit
  if (can(user, 'menus:quietEdits')) return []
  const venue = yield* one<{ name: string }>('SELECT "name" FROM venues WHERE "id" = ?', venueId)
  if (!venue) throw new Error(`An edit was made at venue ${venueId}, which is not there`)
  const { title, message, type } = editSentences({
    action,
    entity,
    entityName,
    restaurantName: venue.name,
    editorName: nameOf(user),
    priceChanges,
  })
  const { fname, lname } = editorOf(user)
  const row = yield* one<AdminNotificationRow>(
    `INSERT INTO admin_notifications ("restaurantId", "title", "message", "type", "action", "entity", "entityName",
       "restaurantName", "editorFirstName", "editorLastName", "editorId", "entityUpdateDeleteTime")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
    venueId,
    title,
    message,
    type,
    action,
    entity,
    entityName,
    venue.name,
    fname,
    lname,
    user.kind === 'staff' ? user.id : null,
    now.toISOString(),
  )
  if (!row) throw new Error('The database gave the new notification no row')
  return [{ path: adminNotificationsPath, event: 'created', record: adminNotificationOfRow(row) }]
}

/** The notification on the wire of a stored row. */
export function adminNotificationOfRow(row: AdminNotificationRow): AdminNotification {
  const { editorFirstName, editorLastName, editorId: _editor, isClosable, isActive, ...fields } = row
  return {
    ...fields,
    editorProfile: { fname: editorFirstName, lname: editorLastName },
    isClosable: Boolean(isClosable),
    isActive: Boolean(isActive),
  }
}

function editorOf(user: Principal): AdminNotification['editorProfile'] {
  return user.kind === 'staff' ? { fname: user.fname, lname: user.lname } : { fname: nameOf(user), lname: '' }
}
