import { words as menuWords } from '#features/payments/payments.menu.words.en.ts'

export const words = {
  ...menuWords,
  popups: {
    label: 'Payments',
    view: 'View',
    settle: 'Seen to',
    paid: 'Online Payment',
    paidText: '{{table}} paid for order #{{orderId}}.',
    alert: 'Payment Alert',
    alertOf: 'Payment Alert for Order #{{orderId}}',
    reference: 'Reference',
  },
  settle: {
    usual: 'Usual reasons',
    what: 'What was done about it?',
    choose: 'Choose one, or write it. Everybody can read it later.',
    changed: 'It was {{before}} when you were asked, and is {{now}} now.',
    told: '{{title}}: {{what}}',
    toldOfWord: '{{who}} has seen to it. {{reason}}',
    toldOfAct: 'Nothing is to be done any more, by what {{who}} did.',
    reasons: {
      givenBack: 'Given back at the till',
      backByProvider: 'Given back where it was paid',
      otherOrder: 'Belongs to another order',
      nothingToDo: 'Nothing is to be done',
    },
  },
  alerts: {
    state: 'State',
    states: { open: 'Open', settled: 'Settled', all: 'All' },
    empty: 'No payment needs anybody.',
    emptyText: 'Payments that fit no order and refunds that are due stand here until somebody has seen to them.',
    none: 'No payment alerts found.',
    noneText: 'What was settled stands here for 400 days.',
    noOrder: 'No order',
    itself: 'It settled itself: nothing is to be done any more.',
    total_one: '{{shown}} payment alert',
    total_other: '{{shown}} payment alerts',
    columns: {
      what: 'Alert',
      amount: 'Amount',
      when: 'When',
      state: 'State',
      settled: 'What was done',
      act: 'Actions',
    },
  },
  jobs: { closePage: 'Close a payment page' },
  share: {
    show: 'Show QR code',
    code: 'QR code for guest {{number}}',
    scan: 'The guest scans this code and pays {{amount}}.',
    open: 'Open payment page',
  },
  order: {
    title: 'Payments received',
    kinds: {
      online: 'Paid online',
      refund: 'Paid back',
      refundFailed: 'Refund failed',
      dispute: 'Taken back by the bank',
      disputeReturned: 'Returned by the bank',
      cash: 'Cash',
      card: 'Card',
      refundInCash: 'Given back in cash',
      refundByCard: 'Given back by card',
    },
    takenBack: {
      cash: 'Cash, taken back',
      card: 'Card, taken back',
      refundInCash: 'Given back in cash, taken back',
      refundByCard: 'Given back by card, taken back',
    },
    carried: 'Came with order {{order}}',
    carriedBack: 'Went back with order {{order}}',
    refundDue: 'Refund due',
  },
  providers: { stripe: 'Stripe', demo: 'Demo', webhook: 'Payment system' },
  received: 'Amount received',
  remaining: 'Remaining amount',
  nothingDue: 'Cancelled, nothing is due',
  reasons: {
    refundFailed: 'A refund did not arrive. The money is here again and may still have to go back.',
    disputed: 'The guest’s bank asks for this payment back. Answer it at the payment provider.',
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
