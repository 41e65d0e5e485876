import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import { guestView } from '@brigade/domain/app/guest-view.ts'
import { menuEventPaths } from '@brigade/domain/menus/menus.event-paths.ts'
import { sharedGroupsPath, sharedSidesPath } from '@brigade/domain/menus/menus.shared.api.ts'
import { bulkPaths, menuFilePath, undoImportPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { ServicePath } from '@brigade/domain/services.ts'
import type { WebhookTopic, WebhookType } from '@brigade/domain/webhooks/webhooks.topics.ts'

type RecordSource = {
  topic: WebhookTopic
  types: { created: WebhookType; patched: WebhookType }
  /** The permission to read such a record. */
  permission: Permission
  /** Fields that staff wrote for each other, in records that keys may not read. */
  without?: readonly string[]
}

/** The services whose records are sent, each event as one message. */
const recordSources: Partial<Record<ServicePath, RecordSource>> = {
  [ordersPath]: {
    topic: 'orders',
    types: { created: 'order.created', patched: 'order.updated' },
    permission: 'orders:read',
  },
  [requestsPath]: {
    topic: 'requests',
    types: { created: 'request.created', patched: 'request.updated' },
    permission: 'requests:read',
    without: ['takenBy', 'takenById', 'updatedBy'],
  },
  [billsPath]: {
    topic: 'payments',
    // A bill is published again when it is closed.
    types: { created: 'bill.opened', patched: 'bill.closed' },
    permission: 'bills:read',
  },
}

/** Returns how the records of a service are sent; undefined if they are not. */
export function recordSourceOf(path: ServicePath): RecordSource | undefined {
  return recordSources[path]
}

/** The services of menus. Their events of one transaction are one message, because an import changes thousands of records. */
const menuPaths: ReadonlySet<ServicePath> = new Set<ServicePath>([
  ...menuEventPaths,
  sharedGroupsPath,
  sharedSidesPath,
  ...Object.values(bulkPaths),
  menuFilePath,
  undoImportPath,
])

/** Returns whether a service is one of menus. */
export function isOfMenus(path: ServicePath): boolean {
  return menuPaths.has(path)
}

/** An API key of the venue with the scope that reads. */
const readingKey = { role: 'machine', scopes: ['read'] } as const

/**
 * Returns what a message has of a record: all of it if an API key that reads may read it, else the guests' view without what staff wrote
 * and who they are.
 */
export function sentPart(record: object, { permission, without = [] }: RecordSource): object {
  if (can(readingKey, permission)) return record
  const view = guestView(record)
  const fields = Object.entries(typeof view === 'object' && view !== null ? view : {})
  return Object.fromEntries(fields.filter(([name]) => !without.includes(name)))
}
