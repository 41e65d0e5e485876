import type { Doer } from '@brigade/domain/access/principal.ts'
import type { GuestRequest, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import { one, type Work } from '#kit/work.ts'

/** A request as it is stored: the record, with who changed it last and which act of its order had to do with it. */
export type RequestRow = GuestRequest & {
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
  /** The version of the order whose act opened it. */
  openedIn: number | null
  /** The version of the order whose act settled it. */
  settledIn: number | null
  /** The order that it was about before a merge. */
  movedFrom: number | null
}

/** The request on the wire of a stored row. */
export function requestOfRow(row: RequestRow): GuestRequest {
  const {
    updatedByKind: _kind,
    updatedById: _id,
    openedIn: _opened,
    settledIn: _settled,
    movedFrom: _from,
    ...record
  } = row
  return record
}

type NewRequest = {
  restaurantId: number
  tableId: number
  table: string
  sitting: number
  orderId: number | null
  requestType: RequestType
  at: string
  openedIn?: number
}

/** Stores a new, active request. */
export function* insertRequest({
  restaurantId,
  tableId,
  table,
  sitting,
  orderId,
  requestType,
  at,
  openedIn,
}: NewRequest): Work<GuestRequest> {
  const row = yield* one<RequestRow>(
    `INSERT INTO requests ("restaurantId", "requestType", "status", "tableId", "table", "sitting", "orderId", "createdAt", "updatedAt",
       "openedIn")
     VALUES (?, ?, 'active', ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
    restaurantId,
    requestType,
    tableId,
    table,
    sitting,
    orderId,
    at,
    at,
    openedIn ?? null,
  )
  if (!row) throw new Error('The database gave the new request no row')
  return requestOfRow(row)
}
