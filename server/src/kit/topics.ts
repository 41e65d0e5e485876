import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import { type Principal, venuesOf } from '@brigade/domain/access/principal.ts'

/** What can be heard of, and by whom: the socket rooms that records are told in, and those that people join. */
export type Topic<T> = {
  /** The rooms whose members hear of a record. */
  roomsFor(record: T): string[]
  /** Those of guests, who are shown less of it. */
  guestRoomsFor?(record: T): string[]
  /** Those that a principal's connections join. */
  roomsOf(principal: Principal): string[]
}

type AtVenue = { restaurantId: number | null }

/** What the staff of a venue hear who hold a right, and who holds it for all venues; guests never. Of a record without a venue, only the latter hear. */
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
