import { type GuestPrincipal, type StaffPrincipal, worksAt } from '@brigade/domain/access/principal.ts'
import type { CreateRequest, GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { otherTable, seesAtTable } from '#features/tables/public/sees-at-table.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { askCancellation } from './ask-cancellation.ts'
import { askService } from './ask-service.ts'
import { findRequest } from './find-request.ts'
import { openForGuest } from './open-for-guest.ts'
import { requestColumns } from './request-columns.ts'
import { otherVenue } from '#kit/errors/errors.ts'

/**
 * Creates a request of a guest, or one that a member of staff opens for a guest. Throws the errors of `askCancellation`, `askService` and
 * `openForGuest`, and Forbidden for another table than the guest's.
 */
export function* createRequest(
  body: CreateRequest,
  { principal, ...call }: Call<GuestPrincipal | StaffPrincipal>,
): Transaction<GuestRequest> {
  if (principal.kind === 'staff') return yield* openForGuest(body, { ...call, principal })
  assertOwnTable(principal, body)
  const { requestType, ...rest } = body
  return requestType === 'orderCancellation'
    ? yield* askCancellation(body, { ...call, principal })
    : yield* askService({ requestType, ...rest }, { ...call, principal })
}

/** Returns the request that a repeated call has made before, unless an earlier guest made it. */
export function* repeatedRequest(id: number, { principal }: Caller): Transaction<GuestRequest | undefined> {
  const request = yield* findRequest(id)
  return request && seesAtTable(principal, request) ? requestColumns.read(request) : undefined
}

/** Throws Forbidden if a guest names another table or venue than their own. */
function assertOwnTable(guest: GuestPrincipal, { tableId, restaurantId }: CreateRequest): void {
  if (restaurantId !== undefined && !worksAt(guest, restaurantId)) throw otherVenue()
  if (tableId !== undefined && tableId !== guest.tableId) {
    throw otherTable('You can only make requests for your own table.')
  }
}
