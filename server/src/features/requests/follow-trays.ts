import type { Happenings } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { endRequests } from './end-requests.ts'

/** Who clears a room of its trays has seen to it that its guest asked for that. */
export function* followClearing(cleared: Happenings['trays:roomCleared']): Work<void> {
  const { tableId, until, principal, now } = cleared
  yield* endRequests({
    where: `"tableId" = ? AND "requestType" = 'tray'${until === undefined ? '' : ' AND "createdAt" <= ?'}`,
    params: until === undefined ? [tableId] : [tableId, until],
    principal,
    now,
  })
}
