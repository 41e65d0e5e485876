import type { Language } from '../kit/languages.ts'
import { orderStatusLabels, paymentTypeLabels } from './orders.labels.ts'
import type { Order } from './orders.schema.ts'
import type { OrderStatus } from './orders.status.ts'
import { financeReport as ar } from './languages/ar.ts'
import { financeReport as de } from './languages/de.ts'
import { financeReport as fr } from './languages/fr.ts'
import { financeReport as it } from './languages/it.ts'
import { financeReport as ku } from './languages/ku.ts'
import { financeReport as ru } from './languages/ru.ts'
import { financeReport as sw } from './languages/sw.ts'
import { financeReport as tr } from './languages/tr.ts'

type FinanceReportWords = {
  sheet: string
  columns: Record<FinanceReportColumn, string>
  statuses: Record<OrderStatus, string>
  paymentTypes: Record<Order['paymentType'], string>
}

type FinanceReportColumn =
  | 'order'
  | 'venue'
  | 'timeZone'
  | 'table'
  | 'guest'
  | 'status'
  | 'businessDay'
  | 'placedAt'
  | 'endedAt'
  | 'completedBy'
  | 'paymentType'
  | 'currency'
  | 'fullPrice'
  | 'discount'
  | 'serviceFee'
  | 'vat'
  | 'total'
  | 'tip'
  | 'paidOnline'
  | 'paidInCash'
  | 'paidByCard'
  | 'refundDue'
  | 'unassigned'
  | 'reference'

/** The texts of the spreadsheet of ended orders, in the languages of the interface. */
export const financeReportTranslations = {
  en: {
    sheet: 'orders',
    columns: {
      order: 'Order',
      venue: 'Venue',
      timeZone: 'Time zone',
      table: 'Table / Room',
      guest: 'Guest',
      status: 'Status',
      businessDay: 'Business day',
      placedAt: 'Placed at',
      endedAt: 'Ended at',
      completedBy: 'Completed by',
      paymentType: 'Payment type',
      currency: 'Currency',
      fullPrice: 'Items at full price',
      discount: 'Discount',
      serviceFee: 'Service fee',
      vat: 'VAT',
      total: 'Total',
      tip: 'Tip',
      paidOnline: 'Paid online',
      paidInCash: 'Paid in cash',
      paidByCard: 'Paid by card',
      refundDue: 'Refund due',
      unassigned: 'Online, no order',
      reference: 'Payment reference',
    },
    statuses: orderStatusLabels,
    paymentTypes: paymentTypeLabels,
  },
  ar,
  de,
  it,
  ru,
  fr,
  ku,
  sw,
  tr,
} satisfies Record<Language, FinanceReportWords>
