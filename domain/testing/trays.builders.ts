import type { TrayOut } from '../src/trays/trays.schema.ts'

/** A tray that was linked to a room of the hotel. */
export function aTray(differences: Partial<TrayOut> = {}): TrayOut {
  const createdAt = '2026-03-04T08:00:00.000Z'
  return {
    id: 1,
    restaurantId: 1,
    trayOutQR: 'HARBOUR-1-001',
    type: 'tray',
    status: 'active',
    tableId: 1,
    tableName: 'Room 204',
    orderId: null,
    isOvernight: false,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    createdBy: 'Omar Nasser',
    unlinkedBy: null,
    ...differences,
  }
}
