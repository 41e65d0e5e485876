import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import { updatedBy } from '#kit/records.ts'
import type { Work } from '#kit/work.ts'
import { requestColumns } from './request-columns.ts'

/** Who clears a room of its trays has seen to it that its guest asked for that. */
export function* followClearing(cleared: Happenings['trays:roomCleared']): Work<Announcement[]> {
  const { tableId, until, principal, now } = cleared
  const ended = yield* requestColumns.update(
    { status: 'completed', endedAt: now.toISOString(), ...updatedBy(principal, now) },
    {
      where: `"tableId" = ? AND "status" = 'active' AND "requestType" = 'tray'${until === undefined ? '' : ' AND "createdAt" <= ?'}`,
      params: until === undefined ? [tableId] : [tableId, until],
    },
  )
  return ended.map((row): Announcement => ({ path: requestsPath, event: 'patched', record: requestColumns.read(row) }))
}
