import { translations as menuTranslations } from '#features/orders/finance/finance.menu.translations.en.ts'

export const translations = {
  ...menuTranslations,
  export: 'Export',
  fileName: 'Orders {{from}} to {{to}}',
  night: 'The business day ends at {{hour}} venue time. Orders completed after midnight count toward the previous day.',
  nights:
    'The business day ends at each venue’s night hour. Orders completed after midnight count toward the previous day.',
  show: 'Show',
  completed: 'Completed',
  refunds: 'Refunds due',
  sums: 'Totals',
  sumsIn: 'Totals ({{currency}})',
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
  byPaymentTypeIn: 'By payment type ({{currency}})',
  money: {
    title: 'Payments and refunds',
    titleIn: 'Payments and refunds ({{currency}})',
    note: 'By date of payment or refund, including open and cancelled orders.',
    way: 'Method',
    ways: { online: 'Online', cash: 'Cash', card: 'Card', unassigned: 'Online, no order', all: 'Total' },
    cameIn: 'Received',
    wentBack: 'Refunded',
    left: 'Net',
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
  empty: 'No orders completed on these days.',
  emptyText: 'Try other days or fewer filters.',
  noRefunds: 'No refunds due.',
  noRefundsText: 'Payments of cancelled orders and overpayments appear here.',
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    finance: typeof translations
  }
}
