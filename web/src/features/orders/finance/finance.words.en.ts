import { words as menuWords } from '#features/orders/finance/finance.menu.words.en.ts'

export const words = {
  ...menuWords,
  export: 'Export',
  fileName: 'Orders {{from}} to {{to}}',
  night:
    'A day lasts until {{hour}} in the night, on the clock of its venue: what is completed after midnight belongs to the evening before.',
  nights:
    'A day lasts until the night hour of each venue, on its own clock: what is completed after midnight belongs to the evening before.',
  show: 'Show',
  completed: 'Completed',
  refunds: 'Refunds due',
  sums: 'Sums',
  sumsIn: 'Sums in {{currency}}',
  sum: {
    orderPrice: 'Sales',
    orders: 'Orders',
    tipAmount: 'Tips',
    placeHolderPrice: 'Items at full price',
    discount: 'Discounts',
    serviceFee: 'Service fees',
    vatFee: 'VAT',
    amountPaidOnline: 'Paid online',
    amountPaidInCash: 'Paid in cash',
    amountPaidByCard: 'Paid by card',
    refundDue: 'Refunds due',
  },
  byPaymentType: 'By payment type',
  byPaymentTypeIn: 'By payment type, in {{currency}}',
  money: {
    title: 'Money in and out',
    titleIn: 'Money in and out, in {{currency}}',
    note: 'By the day on which it was paid or given back, also of orders that are open or cancelled.',
    way: 'How',
    ways: { online: 'Online', cash: 'Cash', card: 'Card', unassigned: 'Online, for no order', all: 'Together' },
    cameIn: 'Came in',
    wentBack: 'Went back',
    left: 'Left',
  },
  columns: {
    order: 'Order',
    endedAt: 'Completed',
    table: 'Table / Room',
    guest: 'Guest',
    venue: 'Venue',
    paymentType: 'Payment type',
    discount: 'Discount',
    fees: 'Fees',
    tip: 'Tip',
    total: 'Total',
    state: 'Remarks',
  },
  cancelled: 'Cancelled',
  total_one: '{{shown}} order',
  total_other: '{{shown}} orders',
  empty: 'Nothing was completed on these days.',
  emptyText: 'Try other days, or fewer filters.',
  noRefunds: 'Nothing is to be paid back.',
  noRefundsText: 'What was paid for a cancelled order, or above what an order costs, appears here.',
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    finance: typeof words
  }
}
