import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import { maySayNoAnswer } from '@brigade/domain/requests/requests.rules.ts'
import type { GuestRequest, PatchRequest } from '@brigade/domain/requests/requests.schema.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import type { Caller } from '#kit/call.ts'
import { unprocessable } from '#kit/errors.ts'
import { findRecord } from '#kit/records.ts'
import type { Work } from '#kit/work.ts'
import { endRequests } from './end-requests.ts'
import { refuseMoved } from './refuse-moved.ts'
import { requestColumns } from './request-columns.ts'

/**
 * Ends an active request, by a conditional write. Throws NotFound for a stranger, Unprocessable for a call off in a restaurant, Conflict
 * naming who was first. (spec 1, §2.6, §4)
 */
export function* resolveRequest(id: number, { status }: PatchRequest, { principal, now }: Caller): Work<GuestRequest> {
  const before = yield* findRecord(requestColumns, { id, principal, what: 'request' })
  const venue = status === 'cancelled' ? yield* readVenue(before.restaurantId) : undefined
  if (venue && !maySayNoAnswer(venue)) {
    const message = requestErrors.noAnswerInHotelsOnly
    throw unprocessable({ message, reason: 'noAnswerInHotelsOnly', fields: { status: message } })
  }
  const [ended] = yield* endRequests({ where: '"id" = ?', params: [id], principal, now, status })
  return ended ? requestColumns.read(ended) : yield* refuseMoved(before)
}
