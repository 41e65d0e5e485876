import type { OrderRow } from '../records/order-columns.ts'
import { refuseWaiting } from '../records/order-problems.ts'

/** Refuses what other features do with an order, such as printing it, while one of these is a pre-order that waits for its time. */
export function assertReleased(...rows: OrderRow[]): void {
  rows.forEach(refuseWaiting)
}
