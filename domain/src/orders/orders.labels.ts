import type { OrderStatus } from './orders.status.ts'

/** What each status is called on screen. (spec 1, §4) */
export const orderStatusLabels = {
  incoming: 'In Queue',
  updated: 'Updated',
  inprogress: 'In Progress',
  ontheway: 'Ready',
  delivered: 'Delivered',
  completed: 'Complete',
  merged: 'Merged',
  cancelled: 'Cancelled',
} satisfies Record<OrderStatus, string>
