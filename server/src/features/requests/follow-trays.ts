import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { endRequests } from './end-requests.ts'
import { patchedRequest } from './request-columns.ts'

/** Who clears a room of its trays has seen to it that its guest asked for that. */
export function* followClearing(cleared: Happenings['trays:roomCleared']): Work<Announcement[]> {
  const { tableId, until, principal, now } = cleared
  const ended = yield* endRequests({
    where: `"tableId" = ? AND "requestType" = 'tray'${until === undefined ? '' : ' AND "createdAt" <= ?'}`,
    params: until === undefined ? [tableId] : [tableId, until],
    principal,
    now,
  })
  return ended.map(patchedRequest)
}
