import type { Branding } from '@brigade/domain/branding/branding.schema.ts'
import { staffTopic, type Topic } from '#kit/events/topics.ts'

const staff = staffTopic('branding', 'venues:readSettings')

/** The events of published branding: for the staff of a venue, and for its guests. */
export const brandingTopic: Topic<Branding> = {
  roomsFor: staff.roomsFor,
  guestRoomsFor: ({ restaurantId }) => [guestRoom(restaurantId)],
  roomsOf: (principal) =>
    principal.kind === 'guest' ? [guestRoom(principal.restaurantId[0])] : staff.roomsOf(principal),
}

function guestRoom(venueId: number): string {
  return `venue:${venueId}:guests:branding`
}
