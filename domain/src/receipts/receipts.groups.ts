import type { OrderStatus } from '../orders/orders.status.ts'

export const receiptGroups = ['incoming', 'inprogress', 'delivered'] as const

/** A column of the screen of receipt orders. */
export type ReceiptGroup = (typeof receiptGroups)[number]

/** The statuses in each column: a changed order is accepted again, so it goes back to the first column. (spec 1, §4) */
export const statusesOfReceiptGroup = {
  incoming: ['incoming', 'updated'],
  inprogress: ['inprogress', 'ontheway'],
  delivered: ['delivered'],
} as const satisfies Record<ReceiptGroup, readonly OrderStatus[]>

/** The statuses of the orders on that screen. */
export const receiptStatuses: readonly OrderStatus[] = receiptGroups.flatMap((group) => statusesOfReceiptGroup[group])

/** Returns the column for a receipt order in this status; null once it is off the screen. */
export function receiptGroupOf(status: OrderStatus): ReceiptGroup | null {
  return (
    receiptGroups.find((group) => (statusesOfReceiptGroup[group] as readonly OrderStatus[]).includes(status)) ?? null
  )
}
