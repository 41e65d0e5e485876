import type { Table } from '../src/tables/tables.schema.ts'

/** Returns a room without any orders, requests or trays, as a waiter sees it. */
export function aTable(changes: Partial<Table> = {}): Table {
  return {
    id: 16,
    name: 'Room 204',
    index: 1,
    restaurantId: 1,
    isActive: true,
    area: null,
    seats: null,
    version: 1,
    updatedAt: null,
    updatedBy: null,
    newOrderCount: 0,
    inProgressOrderCount: 0,
    deliveredOrderCount: 0,
    waiterRequestCount: 0,
    waitingSince: {},
    trayList: [],
    ...changes,
  }
}
