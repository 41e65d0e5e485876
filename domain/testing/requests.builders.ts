import type { GuestRequest } from '../src/requests/requests.schema.ts'

/** A kitchen's notice that waits, unless told otherwise. */
export function aRequest(differences: Partial<GuestRequest> = {}): GuestRequest {
  const at = '2026-03-04T08:00:00.000Z'
  return {
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
    updatedBy: null,
    dueAt: null,
    escalatedAt: null,
    takenBy: null,
    takenById: null,
    takenAt: null,
    endedAt: null,
    ...differences,
  }
}
