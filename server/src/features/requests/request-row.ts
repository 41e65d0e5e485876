import type { GuestRequest, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import { one, type Work } from '#kit/work.ts'

type NewRequest = {
  restaurantId: number
  tableId: number
  table: string
  sitting: number
  orderId: number | null
  requestType: RequestType
  at: string
}

/** Stores a new, active request. Its columns are the record's fields, so that the row is the record. */
export function* insertRequest({
  restaurantId,
  tableId,
  table,
  sitting,
  orderId,
  requestType,
  at,
}: NewRequest): Work<GuestRequest> {
  const row = yield* one<GuestRequest>(
    `INSERT INTO requests ("restaurantId", "requestType", "status", "tableId", "table", "sitting", "orderId", "createdAt", "updatedAt")
     VALUES (?, ?, 'active', ?, ?, ?, ?, ?, ?) RETURNING *`,
    restaurantId,
    requestType,
    tableId,
    table,
    sitting,
    orderId,
    at,
    at,
  )
  if (!row) throw new Error('The database gave the new request no row')
  return row
}
