import type { AdminNotification, EditAction, EditedEntity, NotificationType } from './notifications.schema.ts'

/** What each kind of record is called in a notification. */
const entityLabels = {
  menu: 'Menu',
  category: 'Category',
  item: 'Item',
  side: 'Side',
  modifier: 'Modifier',
} satisfies Record<EditedEntity, string>

/** How much each act should catch the eye. */
const typeByAction = { created: 'success', updated: 'info', deleted: 'warning' } satisfies Record<
  EditAction,
  NotificationType
>

export type ReportedEdit = {
  action: EditAction
  entity: EditedEntity
  entityName: string
  restaurantName: string
  editorName: string
  /** Such as `price: AED 19.50 → 0.01`. */
  priceChanges: readonly string[]
}

/** How an edit is told to the admin: `Item deleted`, `Layla Haddad deleted the item Hummus at Harbour Hotel.` */
export function editSentences(edit: ReportedEdit): { title: string; message: string; type: NotificationType } {
  const { action, entity, entityName, restaurantName, editorName, priceChanges } = edit
  const label = entityLabels[entity]
  return {
    title: `${label} ${action}`,
    message: [
      `${editorName} ${action} the ${label.toLowerCase()} ${entityName} at ${restaurantName}.`,
      told(priceChanges),
    ]
      .join(' ')
      .trim(),
    type: typeByAction[action],
  }
}

/** What the sentence of a notification says of prices, each as it was noted; none where it says nothing of them. */
export function toldPrices(notification: AdminNotification): string[] {
  const { editorProfile, message } = notification
  const editorName = `${editorProfile.fname} ${editorProfile.lname}`.trim()
  const plain = editSentences({ ...notification, editorName, priceChanges: [] }).message
  return message.startsWith(`${plain} (`) ? message.slice(plain.length + 2, -1).split('; ') : []
}

/** More than a notification is read for. */
const mostPrices = 5

function told(priceChanges: readonly string[]): string {
  if (priceChanges.length === 0) return ''
  const more = priceChanges.length - mostPrices
  return `(${[...priceChanges.slice(0, mostPrices), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')})`
}
