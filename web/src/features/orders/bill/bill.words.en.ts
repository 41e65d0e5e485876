import { words as menuWords } from '#features/orders/bill/bill.menu.words.en.ts'

export const words = {
  ...menuWords,
  orders: 'Orders',
  continues: 'continues #{{id}}',
  orderPrice: 'With service fee',
  discounted: 'With service fee, less {{percent}}%',
  mergedInto: 'Its items stand in #{{id}}.',
  open: 'Open',
  since: 'since {{time}}',
  closed: 'Closed',
  closedAt: '{{time}}, {{who}}',
  night: 'at the end of the night',
  unknown: 'There is no such bill.',
  unknownText: 'Check the number; bills of other venues are not shown.',
  unfinished: 'Not finished yet:',
  unfinishedMore: '+ {{count}} more',
  close: 'Close bill',
  closeTitle: 'Close the bill of {{table}}?',
  closeText: 'The next order at this table opens a new bill.',
  closeDue: '{{amount}} is still to be paid. The next order at this table opens a new bill.',
  closedToast: 'The bill of {{table}} is closed.',
  payTitle: 'Payment for the bill of {{table}}',
  sums: {
    cartPrice: 'Items',
    serviceFee: 'Service fee',
    vatFee: 'VAT',
    discountAmount: 'Discounts',
    tipAmount: 'Tips',
    amountPaidOnline: 'Paid online',
    amountPaidInCash: 'Paid in cash',
    amountPaidByCard: 'Paid by card',
    amountToBePaid: 'To be paid',
    refundDue: 'Refund due',
  },
  split: {
    title: 'Split the bill',
    ways: { whole: 'One bill', even: 'Evenly', pieces: 'By items' },
    people: 'People',
    whose: 'Whose items',
    person: 'Guest {{number}}',
    shared_one: '{{count}} shared by all',
    shared_other: '{{count}} shared by all',
    allTaken: 'All given out',
    shares: 'Who pays what',
    parts: { cartPrice: 'Items', fees: 'Fees', discountAmount: 'Discount', tipAmount: 'Tip' },
    due: 'Still to be paid: {{amount}}',
    paid: 'Paid',
    payTitle: 'Payment by guest {{number}}',
    take: { cash: 'Take cash', card: 'Take card' },
  },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    bill: typeof words
  }
}
