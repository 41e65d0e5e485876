import type { StaffMember } from '@brigade/domain/staff/staff.schema.ts'
import { staffTopic, type Topic } from '#kit/events/topics.ts'

const atVenue = staffTopic('staff', 'staff:manage')

/** The events of accounts: for those who manage staff at one of the venues, and for those who do so at all. */
export const staffChanges: Topic<Pick<StaffMember, 'restaurantId'>> = {
  roomsFor: ({ restaurantId }) => [
    ...new Set([null, ...restaurantId].flatMap((venueId) => atVenue.roomsFor({ restaurantId: venueId }))),
  ],
  roomsOf: atVenue.roomsOf,
}
