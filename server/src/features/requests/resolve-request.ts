import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import { mayReportNoAnswer } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest, PatchRequest } from '@brigade/domain/requests/requests.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { Caller } from '#kit/context/call.ts'
import { unprocessable } from '#kit/errors/errors.ts'
import { findRecord } from '#kit/lists/records.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { endRequests } from './end-requests.ts'
import { refuseMovedRequest } from './refuse-moved-request.ts'
import { requestColumns } from './request-columns.ts'

/**
 * Ends an active request, by a conditional write. Throws NotFound for another tenant's, Unprocessable for a cancellation in a
 * restaurant, Conflict naming who was first. (spec 1, §2.6, §4)
 */
export function* resolveRequest(
  id: number,
  { id: _id, updatedBy: _updatedBy, ...ended }: PatchRequest,
  { principal, now }: Caller,
): Transaction<GuestRequest> {
  const before = yield* findRecord(requestColumns, { id, principal, what: 'request' })
  const venue = ended.status === 'cancelled' ? yield* readVenue(before.restaurantId) : undefined
  if (venue && !mayReportNoAnswer(venue)) {
    const message = requestErrors.noAnswerInHotelsOnly
    throw unprocessable({ message, reason: 'noAnswerInHotelsOnly', fields: { status: message } })
  }
  const [row] = yield* endRequests({ where: '"id" = ?', params: [id], principal, now, ended })
  return row ? requestColumns.read(row) : yield* refuseMovedRequest(before)
}
