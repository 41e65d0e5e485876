import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import { type Principal, venuesOf } from '@brigade/domain/access/principal.ts'
import { isGuestsConcern } from './guest-window.ts'

/** What can be heard of a venue, and the right that hearing it needs. */
const topics = {
  orders: 'orders:read',
  requests: 'requests:read',
  menus: 'menus:readUnpublished',
  adminNotifications: 'adminNotifications:read',
} as const satisfies Record<string, Permission>

export type Topic = keyof typeof topics

type AtTable = { restaurantId: number; tableId: number; createdAt: string }

/**
 * The socket rooms whose members hear of a record: the venue's staff, those of all venues, and the guests of its table, unless it
 * is an earlier guest's.
 */
export function roomsFor(topic: Topic, record: AtTable, now: Date): string[] {
  const staff = staffRoomsFor(topic, record.restaurantId)
  return isGuestsConcern(record, now) ? [...staff, `table:${record.tableId}`] : staff
}

/** The socket rooms whose members hear of a venue's records: its own staff and those of all venues, no guests. */
export function staffRoomsFor(topic: Topic, venueId: number): string[] {
  return [`venue:${venueId}:${topic}`, `all:${topic}`]
}

/** The socket rooms that a principal's connections join. */
export function roomsOf(principal: Principal): string[] {
  if (principal.kind === 'guest') return [`table:${principal.tableId}`]
  const venues = venuesOf(principal)
  return (Object.keys(topics) as Topic[])
    .filter((topic) => can(principal, topics[topic]))
    .flatMap((topic) => (venues === 'all' ? [`all:${topic}`] : venues.map((venue) => `venue:${venue}:${topic}`)))
}
