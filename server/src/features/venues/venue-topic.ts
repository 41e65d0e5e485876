import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { staffTopic, type Topic } from '#kit/events/topics.ts'
import { publicVenue } from './visible-venue.ts'

const staff = staffTopic('venues', 'venues:readSettings')

/** The events of a venue: for its staff, and for its guests, who receive the public fields only. */
export const venueTopic: Topic<Venue> = {
  roomsFor: ({ id }) => staff.roomsFor({ restaurantId: id }),
  guestRoomsFor: ({ id }) => [guestRoom(id)],
  guestPartOf: publicVenue,
  roomsOf: (principal) =>
    principal.kind === 'guest' ? [guestRoom(principal.restaurantId[0])] : staff.roomsOf(principal),
}

function guestRoom(venueId: number): string {
  return `venue:${venueId}:guests`
}
