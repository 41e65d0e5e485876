import { orderStatusLabels, paymentTypeLabels } from '@brigade/domain/orders/orders.labels.ts'
import { translations as boardWords } from '#features/orders/board/board.translations.en.ts'
import { translations as findingWords } from '#features/orders/finding/finding.translations.en.ts'
import { translations as historyWords } from '#features/orders/history/history.translations.en.ts'
import { translations as kitchenWords } from '#features/orders/kitchen/kitchen.translations.en.ts'
import { translations as orderActsWords } from '#features/orders/order/order-acts.translations.en.ts'
import { translations as orderWords } from '#features/orders/order/order.translations.en.ts'
import { translations as orderPopupsWords } from '#features/orders/popups/order-popups.translations.en.ts'
import { translations as menuTranslations } from '#features/orders/orders.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  ...boardWords,
  ...kitchenWords,
  ...orderPopupsWords,
  ...orderWords,
  ...orderActsWords,
  ...historyWords,
  ...findingWords,
  loading: 'Loading orders…',
  allergy: 'Allergy',
  lateBy: 'Late by {{span}}',
  test: 'Test',
  discardTest: 'Discard test',
  confirmLarge: 'Large order – confirm with the table',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  covers_one: '{{count}} cover',
  covers_other: '{{count}} covers',
  status: { ...orderStatusLabels },
  groups: { incoming: 'In Queue', updated: 'Updated', inprogress: 'In Progress', delivered: 'Delivered' },
  floor: {
    title: 'Open orders',
    empty: 'No open orders.',
    kind: 'Orders',
    count_one: '{{count}} order',
    count_other: '{{count}} orders',
    states: {
      new: 'new {{minutes}}',
      changed: 'changed {{minutes}}',
      inProgress: 'cooking {{minutes}}',
      ready: 'ready {{minutes}}',
      delivered: 'delivered',
    },
  },
  payment: {
    title: 'Payment',
    paid: 'Paid',
    'partially-paid': 'Partially Paid',
    'not-paid': 'Not Paid',
    countsFor: 'Counted in #{{id}}',
    received: 'Amount received',
    remaining: 'Remaining amount',
    receivedShort: 'Received',
    remainingShort: 'Remaining',
    refundDue: 'Refund due: {{amount}}',
  },
  paymentTypes: { ...paymentTypeLabels },
  sources: { app: 'Guest app', v_rest_staff: 'Staff', dashboard: 'Dashboard' },
  quantity: { less: 'Decrease: {{label}}', more: 'Increase: {{label}}' },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    orders: typeof translations
  }
}
