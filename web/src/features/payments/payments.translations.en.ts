import { paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { translations as menuTranslations } from '#features/payments/payments.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  popups: {
    label: 'Payments',
    view: 'View',
    settle: 'Mark resolved',
    paid: 'Online Payment',
    paidText: '{{table}} paid for order #{{orderId}}.',
    alert: 'Payment Alert',
    alertOf: 'Payment Alert for Order #{{orderId}}',
    reference: 'Reference',
  },
  settle: {
    usual: 'Common resolutions',
    what: 'Resolution',
    choose: 'Choose one or write your own. Other staff can read it later.',
    changed: 'The amount changed from {{before}} to {{now}} while you were editing.',
    told: '{{title}}: {{what}}',
    toldOfWord: 'Resolved by {{who}}. {{reason}}',
    toldOfAct: 'Resolved automatically after an action by {{who}}.',
    reasons: {
      givenBack: 'Refunded by staff',
      backByProvider: 'Refunded by the payment provider',
      otherOrder: 'Belongs to another order',
      nothingToDo: 'No action needed',
    },
  },
  alerts: {
    state: 'Status',
    states: { open: 'Open', settled: 'Resolved', all: 'All' },
    empty: 'No payment alerts.',
    emptyText: 'Unmatched payments and refunds due appear here until resolved.',
    none: 'No payment alerts found.',
    noneText: 'Resolved alerts are kept for 400 days.',
    noOrder: 'No order',
    itself: 'Resolved automatically.',
    total_one: '{{shown}} payment alert',
    total_other: '{{shown}} payment alerts',
    columns: {
      what: 'Order',
      why: 'Reason',
      amount: 'Amount',
      when: 'Time',
      state: 'Status',
      settled: 'Resolution',
      act: 'Action',
    },
  },
  jobs: { closePage: 'Close payment page' },
  share: {
    show: 'Show QR code',
    code: 'QR code for guest {{number}}',
    scan: 'Ask the guest to scan this code and pay {{amount}}.',
    open: 'Open payment page',
  },
  order: {
    title: 'Payments received',
    kinds: {
      online: 'Paid online',
      refund: 'Refunded online',
      refundFailed: 'Refund failed',
      dispute: 'Chargeback',
      disputeReturned: 'Chargeback reversed',
      cash: 'Cash',
      card: 'Card',
      refundInCash: 'Refunded in cash',
      refundByCard: 'Refunded by card',
    },
    takenBack: {
      cash: 'Cash, reversed',
      card: 'Card, reversed',
      refundInCash: 'Cash refund, reversed',
      refundByCard: 'Card refund, reversed',
    },
    carried: 'Moved from order {{order}}',
    carriedBack: 'Moved back to order {{order}}',
    refundDue: 'Refund due',
  },
  providers: { stripe: 'Stripe', demo: 'Demo', webhook: 'Payment system' },
  received: 'Amount received',
  remaining: 'Remaining amount',
  nothingDue: 'Cancelled, nothing due',
  reasons: {
    refundFailed: 'A refund failed. The money was returned and may need to be refunded again.',
    disputed: 'The guest’s bank disputes this payment. Respond at the payment provider.',
    venueUnknown: 'This payment is for an unknown venue.',
    orderUnknown: 'This payment matches no order.',
    wrongCurrency: paymentErrors.wrongCurrency,
    amountTooLarge: 'More was paid than was due. None of it was added to the order.',
    refundTooLarge: paymentErrors.refundTooLarge,
    refundDue: 'Overpaid – refund due.',
  },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    payments: typeof translations
  }
}
