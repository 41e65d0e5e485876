import { webhookLimits } from '@brigade/domain/webhooks/webhooks.limits.ts'
import type { WebhookTopic, WebhookType } from '@brigade/domain/webhooks/webhooks.topics.ts'
import { newestOf } from '#kit/contracts/publish-events.ts'
import { numberIn } from '#kit/database/audit-rows.ts'
import type { PendingEvent } from '#kit/database/transaction.ts'
import { isOfMenus, recordSourceOf, sentPart } from './message-sources.ts'

/** A message about what happened at a venue. Its data is made only if a webhook subscribes to the topic. */
export type Happened = {
  topic: WebhookTopic
  type: WebhookType
  venueId: number | null
  /** The order, bill or request that it is about. */
  recordId: number | null
  dataOf(): object
}

/** Returns the messages about the events of one transaction. */
export function messagesOf(events: readonly PendingEvent[]): Happened[] {
  if (!events.some(({ path }) => recordSourceOf(path) || isOfMenus(path))) return []
  const newest = newestOf(events)
  return [...newest.flatMap(ofRecord), ...ofMenus(newest.filter(({ path }) => isOfMenus(path)))]
}

function ofRecord({ path, event, row, recordOf }: PendingEvent): Happened[] {
  const source = recordSourceOf(path)
  if (!source || event === 'removed' || isTest(row) || waitsForItsTime(row)) return []
  return [
    {
      topic: source.topic,
      type: source.types[isReleased(row) ? 'created' : event],
      venueId: numberIn(row, 'restaurantId'),
      recordId: numberIn(row, 'id'),
      dataOf: () => bounded(sentPart(recordOf(row), source)),
    },
  ]
}

/** A test order is of no other system's concern: it must not reach its sums. */
function isTest(row: object): boolean {
  return 'isTest' in row && Boolean(row.isTest)
}

/** A pre-order that was not in the kitchen yet: other systems hear of it at its release. */
function waitsForItsTime(row: object): boolean {
  return 'orderType' in row && row.orderType === 'form'
}

/** A pre-order is created, for all who count orders, as it is released. */
function isReleased(row: object): boolean {
  if (!('wantedAt' in row && 'createdAt' in row && 'updatedAt' in row)) return false
  return row.wantedAt !== null && row.createdAt === row.updatedAt
}

/**
 * Joins the events of menus by venue. A message names what changed and not its content: which part of a menu a key may read depends on
 * what is published.
 */
function ofMenus(events: readonly PendingEvent[]): Happened[] {
  const byVenue = Map.groupBy(events, ({ row }) => numberIn(row, 'restaurantId'))
  return [...byVenue].map(([venueId, changes]) => ({
    topic: 'menus',
    type: 'menu.updated',
    venueId,
    recordId: null,
    dataOf: () => ({
      restaurantId: venueId,
      changes: changes
        .slice(0, webhookLimits.menuChanges)
        .map(({ path, event, row }) => ({ service: path, event, id: numberIn(row, 'id') })),
      changeCount: changes.length,
    }),
  }))
}

/** Returns a record, or only its id and venue if it is too large for a message. */
function bounded(record: object): object {
  if (JSON.stringify(record).length <= webhookLimits.dataBytes) return record
  return { id: numberIn(record, 'id'), restaurantId: numberIn(record, 'restaurantId'), isCut: true }
}
