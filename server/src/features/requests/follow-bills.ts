import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { endedByClosing } from '@brigade/domain/requests/requests.rules.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import { updatedBy } from '#kit/records.ts'
import type { Work } from '#kit/work.ts'
import { requestColumns } from './request-columns.ts'

/** Ends what a table asks for no more once its bill is closed: who closed it has seen to it; what the night finds, nobody has answered. */
export function* followBill({ bill, principal, now }: Happenings['bills:closed']): Work<Announcement[]> {
  const endedAt = now.toISOString()
  const venue = yield* readVenue(bill.restaurantId)
  if (!venue) return []
  const types = endedByClosing(venue)
  const ended = yield* requestColumns.update(
    principal
      ? { status: 'completed', endedAt, ...updatedBy(principal, now) }
      : { status: 'cancelled', endedAt, updatedAt: endedAt },
    {
      where: `"tableId" = ? AND "status" = 'active' AND "sitting" = ?
        AND "requestType" IN (${types.map(() => '?').join(', ')})`,
      params: [bill.tableId, bill.sitting, ...types],
    },
  )
  return ended.map((row): Announcement => ({ path: requestsPath, event: 'patched', record: requestColumns.read(row) }))
}
