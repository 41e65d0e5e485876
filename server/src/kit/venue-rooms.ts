import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import { type Principal, venuesOf } from '@brigade/domain/access/principal.ts'
import type { AtTable } from './sittings.ts'

/** What can be heard of a venue, and the right that hearing it needs. */
const topics = {
  orders: 'orders:read',
  requests: 'requests:read',
  menus: 'menus:readUnpublished',
  adminNotifications: 'adminNotifications:read',
  jobs: 'jobs:read',
} as const satisfies Record<string, Permission>

export type Topic = keyof typeof topics

/**
 * The socket rooms whose members hear of a record: the venue's staff, those of all venues, and the guests of its sitting, so that
 * nobody hears of an earlier or a later guest's.
 */
export function roomsFor(topic: Topic, record: AtTable): string[] {
  return [...staffRoomsFor(topic, record.restaurantId), sittingRoom(record)]
}

function sittingRoom({ tableId, sitting }: Pick<AtTable, 'tableId' | 'sitting'>): string {
  return `table:${tableId}:${sitting}`
}

/**
 * The socket rooms whose members hear of a venue's records: its own staff and those of all venues, no guests. Of a record without a venue,
 * those of all venues alone.
 */
export function staffRoomsFor(topic: Topic, venueId: number | null): string[] {
  return [...(venueId === null ? [] : [`venue:${venueId}:${topic}`]), `all:${topic}`]
}

/** The socket rooms that a principal's connections join. */
export function roomsOf(principal: Principal): string[] {
  if (principal.kind === 'guest') return [sittingRoom(principal)]
  const venues = venuesOf(principal)
  return (Object.keys(topics) as Topic[])
    .filter((topic) => can(principal, topics[topic]))
    .flatMap((topic) => (venues === 'all' ? [`all:${topic}`] : venues.map((venue) => `venue:${venue}:${topic}`)))
}
