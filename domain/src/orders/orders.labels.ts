import type { Order } from './orders.schema.ts'
import type { OrderStatus } from './orders.status.ts'

/** The label of each status on screen. (spec 1, §4) */
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

/** The label of each payment type on screen and in spreadsheets. (spec 1, §4) */
export const paymentTypeLabels = {
  room: 'Room',
  roompool: 'Room pool',
  card: 'Card',
  cash: 'Cash',
  later: 'Later',
  none: 'Not chosen',
  dinein: 'Dine in',
  takeaway: 'Takeaway',
} satisfies Record<Order['paymentType'], string>
