import type { GuestPrincipal } from '@brigade/domain/access/principal.ts'
import type { CreateRequest, GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { seesAtTable } from '#features/tables/door/sees-at-table.ts'
import type { Call, Caller } from '#kit/call.ts'
import type { Work } from '#kit/work.ts'
import { askCancellation } from './ask-cancellation.ts'
import { askService } from './ask-service.ts'
import { findRequest } from './find-request.ts'
import { assertOwnTable } from './own-table.ts'
import { requestColumns } from './request-columns.ts'

/** Takes a request of a guest. Throws as `askCancellation` and `askService` do, and Forbidden for another table than the guest's. */
export function* createRequest(body: CreateRequest, call: Call<GuestPrincipal>): Work<GuestRequest> {
  assertOwnTable(call.principal, body)
  const { requestType, ...rest } = body
  return requestType === 'orderCancellation'
    ? yield* askCancellation(body, call)
    : yield* askService({ requestType, ...rest }, call)
}

/** Returns the request that a repeated call has made before, unless an earlier guest made it. */
export function* repeatedRequest(id: number, { principal }: Caller): Work<GuestRequest | undefined> {
  const request = yield* findRequest(id)
  return request && seesAtTable(principal, request) ? requestColumns.read(request) : undefined
}
