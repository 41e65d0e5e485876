import type { Permission } from '@brigade/domain/access/permissions.ts'
import { staffTopic, type Topic } from '#kit/topics.ts'
import type { AtTable } from './sees-at-table.ts'

/**
 * What staff hear who hold a right, and the guests of the record's own sitting: nobody hears of an earlier or a later guest's.
 */
export function tableTopic(name: string, permission: Permission): Topic<AtTable> {
  const staff = staffTopic(name, permission)
  return {
    roomsFor: staff.roomsFor,
    guestRoomsFor: (record) => [sittingRoom(record)],
    roomsOf: (principal) => (principal.kind === 'guest' ? [sittingRoom(principal)] : staff.roomsOf(principal)),
  }
}

function sittingRoom({ tableId, sitting }: Pick<AtTable, 'tableId' | 'sitting'>): string {
  return `table:${tableId}:${sitting}`
}
