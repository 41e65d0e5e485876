import { tableOf } from '../kit/table-keys.ts'
import { type WeekDay, weekDays } from '../kit/venue-clock.ts'
import { paymentTypeLabels } from '../orders/orders.labels.ts'
import type { Order } from '../orders/orders.schema.ts'
import { requestTypeLabels } from '../requests/requests.labels.ts'
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
  weekdays: Record<WeekDay, string>
  paymentTypes: Record<Order['paymentType'], string>
  requestTypes: Record<RequestType, string>
  deletedItem: string
  formerStaff: string
}

/** The texts of insights, in spreadsheets and on the screen. */
export const insightReport: InsightReportWords = {
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
  weekdays: tableOf(weekDays, (day) => day),
  paymentTypes: paymentTypeLabels,
  requestTypes: requestTypeLabels,
  deletedItem: 'Deleted item',
  formerStaff: 'Former staff',
}
