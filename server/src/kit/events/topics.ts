import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import { type Principal, venuesOf } from '@brigade/domain/access/principal.ts'

/** A topic: the socket rooms in which records are published, and the rooms that principals join. */
export type Topic<T> = {
  /** Returns the rooms whose members receive a record. */
  roomsFor(record: T): string[]
  /** Returns the rooms of guests, who receive less of the record. */
  guestRoomsFor?(record: T): string[]
  /** Returns what guests receive of a record, before names of staff are shortened; all of it without this. */
  guestPartOf?(record: T): object
  /** Returns the rooms that a principal's connections join. */
  roomsOf(principal: Principal): string[]
}

type AtVenue = { restaurantId: number | null }

/**
 * Creates a topic for the staff of a venue who hold a permission, and for those who hold it at all venues; never for
 * guests. Only the latter receive a record without a venue.
 */
export function staffTopic(name: string, permission: Permission): Topic<AtVenue> {
  const everywhere = `all:${name}`
  const at = (venueId: number) => `venue:${venueId}:${name}`
  return {
    roomsFor: ({ restaurantId }) => (restaurantId === null ? [everywhere] : [at(restaurantId), everywhere]),

    roomsOf: (principal) => {
      if (principal.kind === 'guest' || !can(principal, permission)) return []
      const venues = venuesOf(principal)
      return venues === 'all' ? [everywhere] : venues.map(at)
    },
  }
}
