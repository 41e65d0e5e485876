import type { InterfaceLanguage } from '../kit/languages.ts'
import { arabicPaymentTypeLabels, paymentTypeLabels } from '../orders/orders.labels.ts'
import type { Order } from '../orders/orders.schema.ts'
import { arabicRequestTypeLabels, requestTypeLabels } from '../requests/requests.labels.ts'
import type { RequestType } from '../requests/requests.schema.ts'
import type { InsightPanel, ServiceStage } from './insights.schema.ts'

export type InsightColumn =
  | 'day'
  | 'hour'
  | 'weekday'
  | 'paymentType'
  | 'currency'
  | 'orders'
  | 'revenue'
  | 'averageCheck'
  | 'covers'
  | 'discounts'
  | 'tips'
  | 'item'
  | 'venue'
  | 'quantity'
  | 'itemSales'
  | 'stage'
  | 'person'
  | 'requestType'
  | 'count'
  | 'median'
  | 'p90'
  | 'resolved'
  | 'cancelled'

export type InsightReportWords = {
  sheets: Record<InsightPanel, string>
  columns: Record<InsightColumn, string>
  stages: Record<ServiceStage, string>
  weekdays: readonly string[]
  paymentTypes: Record<Order['paymentType'], string>
  requestTypes: Record<RequestType, string>
  deletedItem: string
  formerStaff: string
}

/** The texts of insights, in spreadsheets and on the screen, in the languages of the interface. */
export const insightReportTranslations: Record<InterfaceLanguage, InsightReportWords> = {
  en: {
    sheets: {
      days: 'By day',
      hours: 'By hour',
      weekdays: 'By weekday',
      paymentTypes: 'By payment type',
      items: 'Items sold',
      unsold: 'Items not sold',
      times: 'Service times',
      timesByHour: 'Service times by hour',
      timesByPerson: 'Service times by person',
      requests: 'Requests',
    },
    columns: {
      day: 'Business day',
      hour: 'Hour',
      weekday: 'Weekday',
      paymentType: 'Payment type',
      currency: 'Currency',
      orders: 'Orders',
      revenue: 'Revenue',
      averageCheck: 'Average check',
      covers: 'Covers',
      discounts: 'Discounts',
      tips: 'Tips',
      item: 'Item',
      venue: 'Venue',
      quantity: 'Quantity',
      itemSales: 'Item sales',
      stage: 'Stage',
      person: 'Person',
      requestType: 'Request type',
      count: 'Number',
      median: 'Median (min)',
      p90: '90th percentile (min)',
      resolved: 'Resolved',
      cancelled: 'Not resolved',
    },
    stages: {
      queue: 'Queue',
      kitchen: 'Kitchen',
      pass: 'Pass',
      delivery: 'Order to delivery',
      trays: 'Tray clearance',
    },
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    paymentTypes: paymentTypeLabels,
    requestTypes: requestTypeLabels,
    deletedItem: 'Deleted item',
    formerStaff: 'Former staff',
  },
  ar: {
    sheets: {
      days: 'حسب اليوم',
      hours: 'حسب الساعة',
      weekdays: 'حسب يوم الأسبوع',
      paymentTypes: 'حسب طريقة الدفع',
      items: 'الأصناف المباعة',
      unsold: 'أصناف لم تُبع',
      times: 'أوقات الخدمة',
      timesByHour: 'أوقات الخدمة حسب الساعة',
      timesByPerson: 'أوقات الخدمة حسب الموظف',
      requests: 'الطلبات الخدمية',
    },
    columns: {
      day: 'يوم العمل',
      hour: 'الساعة',
      weekday: 'يوم الأسبوع',
      paymentType: 'طريقة الدفع',
      currency: 'العملة',
      orders: 'الطلبات',
      revenue: 'الإيرادات',
      averageCheck: 'متوسط الفاتورة',
      covers: 'عدد الأشخاص',
      discounts: 'الخصومات',
      tips: 'الإكراميات',
      item: 'الصنف',
      venue: 'المنشأة',
      quantity: 'الكمية',
      itemSales: 'مبيعات الأصناف',
      stage: 'المرحلة',
      person: 'الموظف',
      requestType: 'نوع الطلب',
      count: 'العدد',
      median: 'الوسيط (دقيقة)',
      p90: 'المئين 90 (دقيقة)',
      resolved: 'أُنجز',
      cancelled: 'لم يُنجز',
    },
    stages: {
      queue: 'الانتظار',
      kitchen: 'المطبخ',
      pass: 'التسليم من المطبخ',
      delivery: 'من الطلب إلى التوصيل',
      trays: 'رفع الصواني',
    },
    weekdays: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
    paymentTypes: arabicPaymentTypeLabels,
    requestTypes: arabicRequestTypeLabels,
    deletedItem: 'صنف محذوف',
    formerStaff: 'موظف سابق',
  },
}
