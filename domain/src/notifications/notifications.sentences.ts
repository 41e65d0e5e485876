import type { AdminNotification, EditAction, EditedEntity, NotificationType } from './notifications.schema.ts'

/** The name of each kind of record in a notification. */
const entityLabels = {
  menu: 'Menu',
  category: 'Category',
  item: 'Item',
  side: 'Side',
  modifier: 'Modifier',
  promotion: 'Promotion',
} satisfies Record<EditedEntity, string>

/** The emphasis of each act. */
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
  /** For example `price: AED 19.50 → 0.01`. */
  priceChanges: readonly string[]
}

/** Returns the notification of an edit: `Item deleted`, `Layla Haddad deleted the item Hummus at Harbour Hotel.` */
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

/** Returns the price changes in the sentence of a notification, as they were noted; empty if there are none. */
export function priceChangeTexts(notification: AdminNotification): string[] {
  const { editorProfile, message } = notification
  const editorName = `${editorProfile.fname} ${editorProfile.lname}`.trim()
  const plain = editSentences({ ...notification, editorName, priceChanges: [] }).message
  return message.startsWith(`${plain} (`) ? message.slice(plain.length + 2, -1).split('; ') : []
}

/** The limit of price changes in one notification: a longer list is not read. */
const mostPrices = 5

function told(priceChanges: readonly string[]): string {
  if (priceChanges.length === 0) return ''
  const more = priceChanges.length - mostPrices
  return `(${[...priceChanges.slice(0, mostPrices), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')})`
}
