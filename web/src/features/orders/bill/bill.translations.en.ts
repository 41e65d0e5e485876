import { translations as menuTranslations } from '#features/orders/bill/bill.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  orders: 'Orders',
  continues: 'continues #{{id}}',
  orderPrice: 'Incl. service fee',
  discounted: 'Incl. service fee, {{percent}}% off',
  mergedInto: 'Items moved to #{{id}}.',
  open: 'Open',
  since: 'since {{time}}',
  closed: 'Closed',
  closedAt: '{{time}}, {{who}}',
  night: 'automatically at night',
  unknown: 'Bill not found.',
  unknownText: 'Check the number. Bills at other venues aren’t shown.',
  unfinished: 'Complete first:',
  unfinishedMore: '+ {{count}} more',
  close: 'Close bill',
  closeTitle: 'Close the bill for {{table}}?',
  closeText: 'The next order at this table opens a new bill.',
  closeDue: '{{amount}} is still due. The next order at this table opens a new bill.',
  closedToast: 'Bill for {{table}} closed.',
  payTitle: 'Payment for the bill, {{table}}',
  sums: {
    cartPrice: 'Items',
    serviceFee: 'Service fee',
    vatFee: 'VAT',
    discountAmount: 'Discounts',
    tipAmount: 'Tips',
    amountPaidOnline: 'Paid online',
    amountPaidInCash: 'Paid in cash',
    amountPaidByCard: 'Paid by card',
    amountToBePaid: 'Remaining',
    refundDue: 'Refund due',
  },
  split: {
    title: 'Split bill',
    ways: { whole: 'One bill', even: 'Evenly', pieces: 'By items' },
    people: 'Guests',
    whose: 'Assign items to',
    person: 'Guest {{number}}',
    shared_one: '{{count}} shared by all',
    shared_other: '{{count}} shared by all',
    allTaken: 'All assigned',
    shares: 'Amount per guest',
    parts: { cartPrice: 'Items', fees: 'Fees', discountAmount: 'Discount', tipAmount: 'Tip' },
    due: 'Remaining: {{amount}}',
    paid: 'Paid',
    payTitle: 'Payment by guest {{number}}',
    take: { cash: 'Take cash', card: 'Take card' },
  },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    bill: typeof translations
  }
}
