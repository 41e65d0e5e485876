import type { EditAction, EditedEntity } from '@brigade/domain/notifications/notifications.schema.ts'
import { editSentences } from '@brigade/domain/notifications/notifications.sentences.ts'
import { demoAccounts } from './accounts.ts'
import { demoVenues } from './venues.ts'
import type { Row } from './insert-rows.ts'

type DemoEdit = {
  hoursAgo: number
  editor: string
  venueId: number
  action: EditAction
  entity: EditedEntity
  entityName: string
  priceChanges?: readonly string[]
  isRead?: true
}

const edits: readonly DemoEdit[] = [
  {
    hoursAgo: 50,
    editor: 'manager@restaurant.demo',
    venueId: 2,
    action: 'created',
    entity: 'category',
    entityName: 'Weekend Brunch',
    isRead: true,
  },
  {
    hoursAgo: 26,
    editor: 'manager@hotel.demo',
    venueId: 1,
    action: 'deleted',
    entity: 'side',
    entityName: 'Pickled Turnips',
    isRead: true,
  },
  {
    hoursAgo: 4,
    editor: 'supermanager@brigade.demo',
    venueId: 1,
    action: 'updated',
    entity: 'item',
    entityName: 'Wild Mushroom Risotto',
    priceChanges: ['price: AED 62.00 → 68.00'],
  },
  {
    hoursAgo: 1,
    editor: 'manager@hotel.demo',
    venueId: 1,
    action: 'updated',
    entity: 'menu',
    entityName: 'All-Day Dining',
  },
]

/** Returns the notifications about recent edits by others than the admin; two of them are unread. */
export function adminNotificationRows(now: Date): Row[] {
  return edits.map(({ hoursAgo, editor, venueId, isRead, priceChanges = [], ...edit }, index) => {
    const editorId = demoAccounts.findIndex(({ email }) => email === editor) + 1
    const { fname = '', lname = '' } = demoAccounts[editorId - 1] ?? {}
    const restaurantName = demoVenues.find(({ id }) => id === venueId)?.name ?? ''
    return {
      id: index + 1,
      restaurantId: venueId,
      ...edit,
      ...editSentences({ ...edit, restaurantName, editorName: `${fname} ${lname}`, priceChanges }),
      restaurantName,
      editorFirstName: fname,
      editorLastName: lname,
      editorId,
      entityUpdateDeleteTime: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
      isActive: isRead !== true,
    }
  })
}
