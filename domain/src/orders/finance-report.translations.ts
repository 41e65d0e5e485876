import type { InterfaceLanguage } from '../kit/languages.ts'
import {
  arabicOrderStatusLabels,
  arabicPaymentTypeLabels,
  orderStatusLabels,
  paymentTypeLabels,
} from './orders.labels.ts'
import type { Order } from './orders.schema.ts'
import type { OrderStatus } from './orders.status.ts'

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
  ar: {
    sheet: 'الطلبات',
    columns: {
      order: 'الطلب',
      venue: 'المنشأة',
      timeZone: 'المنطقة الزمنية',
      table: 'الطاولة / الغرفة',
      guest: 'الضيف',
      status: 'الحالة',
      businessDay: 'يوم العمل',
      placedAt: 'وقت الطلب',
      endedAt: 'وقت الانتهاء',
      completedBy: 'من أكمله',
      paymentType: 'طريقة الدفع',
      currency: 'العملة',
      fullPrice: 'الأصناف بالسعر الكامل',
      discount: 'الخصم',
      serviceFee: 'رسوم الخدمة',
      vat: 'ضريبة القيمة المضافة',
      total: 'الإجمالي',
      tip: 'الإكرامية',
      paidOnline: 'المدفوع إلكترونيًا',
      paidInCash: 'المدفوع نقدًا',
      paidByCard: 'المدفوع بالبطاقة',
      refundDue: 'مستحق الرد',
      unassigned: 'إلكتروني، بلا طلب',
      reference: 'مرجع الدفعة',
    },
    statuses: arabicOrderStatusLabels,
    paymentTypes: arabicPaymentTypeLabels,
  },
} satisfies Record<InterfaceLanguage, FinanceReportWords>
