import type { PosNotification } from '../src/pos/pos.records.schema.ts'
import type { PosPosting } from '../src/pos/pos.schema.ts'

/** Returns the first attempt to post order 41, which the point of sale refused. */
export function aPosting(differences: Partial<PosPosting> = {}): PosPosting {
  return {
    id: 1,
    restaurantId: 1,
    orderId: 41,
    table: 'Room 204',
    attempt: 1,
    state: 'failed',
    reason: 'refused',
    message: 'Kitchen closed',
    isAutomatic: false,
    addressId: 1,
    url: 'http://10.0.0.5/orders',
    checkNumber: null,
    checkSeq: null,
    by: 'Layla Haddad',
    byKind: 'staff',
    byId: 1,
    jobId: 1,
    version: 3,
    createdAt: '2026-03-04T08:00:00.000Z',
    dueAt: '2026-03-04T08:00:00.000Z',
    begunAt: '2026-03-04T08:00:01.000Z',
    endedAt: '2026-03-04T08:00:02.000Z',
    ...differences,
  }
}

/** Returns the notification about that posting. */
export function aPosNotification(differences: Partial<PosNotification> = {}): PosNotification {
  return {
    id: 1,
    restaurantId: 1,
    type: 'error',
    reason: 'refused',
    title: 'Order #41 (Room 204) was not sent to the POS',
    message: 'Bad Request! (Kitchen closed)',
    orderId: 41,
    isActive: true,
    isCountActive: false,
    createdAt: '2026-03-04T08:00:00.000Z',
    ...differences,
  }
}
