import { orderStatusLabels, paymentTypeLabels } from '@brigade/domain/orders/orders.labels.ts'
import { words as boardWords } from '#features/orders/board/board.words.en.ts'
import { words as historyWords } from '#features/orders/history/history.words.en.ts'
import { words as kitchenWords } from '#features/orders/kitchen/kitchen.words.en.ts'
import { words as orderActsWords } from '#features/orders/order/order-acts.words.en.ts'
import { words as orderWords } from '#features/orders/order/order.words.en.ts'
import { words as orderPopupsWords } from '#features/orders/popups/order-popups.words.en.ts'
import { words as menuWords } from '#features/orders/orders.menu.words.en.ts'

export const words = {
  ...menuWords,
  ...boardWords,
  ...kitchenWords,
  ...orderPopupsWords,
  ...orderWords,
  ...orderActsWords,
  ...historyWords,
  loading: 'Loading orders…',
  allergy: 'Allergy',
  late: 'Late',
  lateBy: 'Late by {{span}}',
  confirmLarge: 'Large order: confirm it with the table',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  covers_one: '{{count}} cover',
  covers_other: '{{count}} covers',
  status: { ...orderStatusLabels },
  groups: { incoming: 'In Queue', updated: 'Updated', inprogress: 'In Progress', delivered: 'Delivered' },
  floor: {
    title: 'Open orders',
    empty: 'No open orders',
    new: 'New',
    inProgress: 'In Progress',
    delivered: 'Delivered',
    newCount_one: '{{count}} new',
    newCount_other: '{{count}} new',
    inProgressCount_one: '{{count}} in progress',
    inProgressCount_other: '{{count}} in progress',
    deliveredCount_one: '{{count}} delivered',
    deliveredCount_other: '{{count}} delivered',
    late: 'Late orders',
    lateCount_one: '{{count}} order late',
    lateCount_other: '{{count}} orders late',
  },
  payment: {
    title: 'Payment',
    paid: 'Paid',
    'partially-paid': 'Partially Paid',
    'not-paid': 'Not Paid',
    countsFor: 'Counts for #{{id}}',
    received: 'Amount received',
    remaining: 'Remaining amount',
    receivedShort: 'Received',
    remainingShort: 'Remaining',
    refundDue: 'Refund due: {{amount}}',
  },
  paymentTypes: { ...paymentTypeLabels },
  sources: { app: 'Guest app', v_rest_staff: 'Staff', dashboard: 'Dashboard' },
  quantity: { less: 'Less: {{label}}', more: 'More: {{label}}' },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    orders: typeof words
  }
}
