import { words as menuWords } from '#features/payments/payments.menu.words.en.ts'

export const words = {
  ...menuWords,
  popups: {
    label: 'Payments',
    more_one: '{{count}} more payment',
    more_other: '{{count}} more payments',
    all_one: '{{count}} payment',
    all_other: '{{count}} payments',
    view: 'View',
    settle: 'Seen to',
    paid: 'Online Payment',
    paidText: '{{table}} paid for order #{{orderId}}.',
    alert: 'Payment Alert',
    alertOf: 'Payment Alert for Order #{{orderId}}',
    reference: 'Reference',
  },
  order: {
    title: 'Payments received',
    kinds: { online: 'Paid online', refund: 'Paid back', cash: 'Cash', card: 'Card' },
    takenBack: { cash: 'Cash, taken back', card: 'Card, taken back' },
    carried: 'Came with order {{order}}',
    carriedBack: 'Went back with order {{order}}',
    refundDue: 'Refund due',
  },
  providers: { stripe: 'Stripe', demo: 'Demo', webhook: 'Payment system' },
  received: 'Amount received',
  remaining: 'Remaining amount',
  reasons: {
    venueUnknown: 'It was meant for a venue that is not known.',
    orderUnknown: 'It fits no order here.',
    wrongCurrency: 'The order is in another currency.',
    amountTooLarge: 'More was paid than was due. Nothing of it stands on the order.',
    refundTooLarge: 'More went back than was paid.',
    refundDue: 'This was paid and is owed no more: it has to go back.',
  },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    payments: typeof words
  }
}
