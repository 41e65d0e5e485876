import type { Permission } from '@brigade/domain/access/permissions.ts'
import { staffTopic, type Topic } from '#kit/events/topics.ts'
import type { TableRecord } from './sees-at-table.ts'

/**
 * Returns a topic for staff who have a permission, and for the guests of the record's own sitting: guests of an earlier or a
 * later one receive nothing.
 */
export function tableTopic(name: string, permission: Permission): Topic<TableRecord> {
  const staff = staffTopic(name, permission)
  return {
    roomsFor: staff.roomsFor,
    guestRoomsFor: (record) => [sittingRoom(record)],
    roomsOf: (principal) => (principal.kind === 'guest' ? [sittingRoom(principal)] : staff.roomsOf(principal)),
  }
}

function sittingRoom({ tableId, sitting }: Pick<TableRecord, 'tableId' | 'sitting'>): string {
  return `table:${tableId}:${sitting}`
}
