import { trayPath } from '../src/trays/trays.scan.ts'
import type { TrayOut, TraySticker } from '../src/trays/trays.schema.ts'

/** Returns a tray that was linked to a room of the hotel. */
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

/** Returns a sticker of the hotel by its number. */
export function aSticker(number: number): TraySticker {
  const serialContent = `HARBOUR-1-${String(number).padStart(3, '0')}`
  return {
    id: number,
    restaurantId: 1,
    serialContent,
    link: trayPath(serialContent),
    type: 'tray',
    index: number,
    createdAt: '2026-03-01T08:00:00.000Z',
  }
}
