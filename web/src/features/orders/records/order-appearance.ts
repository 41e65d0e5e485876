import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { cancelIcon, checkIcon, clockIcon, kitchenIcon, moneyIcon, plateIcon, readyIcon } from '#ui/icon-paths.ts'
import type { Tone } from '#ui/tone.ts'

export const pencilIcon = 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4'
export const mergeIcon = 'M6 4v5a5 5 0 0 0 5 5h8M6 20v-3M15 10l4 4-4 4'

/** The tone and icon of each status; its name is in the translations. (product, Look and feel) */
export const orderStatusAppearance = {
  incoming: { tone: 'amber', icon: clockIcon },
  updated: { tone: 'magenta', icon: pencilIcon },
  inprogress: { tone: 'blue', icon: kitchenIcon },
  ontheway: { tone: 'violet', icon: readyIcon },
  delivered: { tone: 'green', icon: plateIcon },
  completed: { tone: 'grey', icon: checkIcon },
  merged: { tone: 'grey', icon: mergeIcon },
  cancelled: { tone: 'red', icon: cancelIcon },
} satisfies Record<OrderStatus, { tone: Tone; icon: string }>

export const paymentAppearance = {
  paid: { tone: 'green', icon: checkIcon },
  'partially-paid': { tone: 'amber', icon: moneyIcon },
  'not-paid': { tone: 'grey', icon: moneyIcon },
} satisfies Record<Order['onlineOrderPaymentStatus'], { tone: Tone; icon: string }>
