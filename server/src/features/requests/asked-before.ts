import type { Principal } from '@brigade/domain/access/principal.ts'
import { seesAtTable } from '#features/tables/door/sees-at-table.ts'
import { conflict } from '#kit/errors.ts'
import type { Work } from '#kit/work.ts'
import { findRequest } from './find-request.ts'
import type { RequestRow } from './request-columns.ts'

/** The request that came of a call with the same key. Throws Conflict where an earlier guest made it. */
export function* askedBefore(id: number, principal: Principal): Work<RequestRow | undefined> {
  const request = yield* findRequest(id)
  if (request && !seesAtTable(principal, request)) {
    throw conflict({ message: 'This key belongs to another request already. Take a new one.', reason: 'keyTaken' })
  }
  return request
}
