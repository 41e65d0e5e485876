import { type GuestRequest, requestSchema } from '../src/requests/requests.schema.ts'
import { nullsOf } from './nulls-of.ts'

/** Returns a waiting notice of a kitchen by default. */
export function aRequest(differences: Partial<GuestRequest> = {}): GuestRequest {
  const at = '2026-03-04T08:00:00.000Z'
  return {
    ...nullsOf(requestSchema),
    id: 1,
    restaurantId: 1,
    requestType: 'kitchen',
    status: 'active',
    tableId: 16,
    table: 'Room 204',
    sitting: 1,
    orderId: 7,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...differences,
  }
}
