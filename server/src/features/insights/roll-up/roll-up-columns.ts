import { bucketCount } from '@brigade/domain/insights/insights.histogram.ts'

/** The amounts of an order that are summed, in minor units. */
export const saleAmounts = [
  'placeHolderPrice',
  'serviceFee',
  'vatFee',
  'orderPrice',
  'tipAmount',
  'amountPaidOnline',
  'amountPaidInCash',
  'amountPaidByCard',
] as const

export const feedbacks = ['happy', 'neutral', 'sad'] as const

export const saleSums = ['orders', 'covers', ...saleAmounts, ...feedbacks] as const

export type SaleSums = Record<(typeof saleSums)[number], number>

export const bucketColumns: readonly string[] = Array.from({ length: bucketCount }, (_, bucket) => `b${bucket}`)

/** Service times are counted in total, by the hour in which a stage ended, by who ended it, and requests by their type. */
export const timesBy = ['stage', 'hour', 'person', 'request'] as const

export type TimesBy = (typeof timesBy)[number]

/** The tables of figures of days, `insight_sales` and so on, each with one of months. A row is of a venue, a day or month, and its key. */
export const rollUps = {
  sales: { key: ['hour', 'currency', 'paymentType'], sums: saleSums },
  money: { key: ['currency', 'kind'], sums: ['assigned', 'unassigned'] },
  items: { key: ['itemId', 'currency'], sums: ['quantity', 'revenue'] },
  times: { key: ['by', 'stage', 'key'], sums: bucketColumns },
} as const satisfies Record<string, { key: readonly string[]; sums: readonly string[] }>

export type RollUpName = keyof typeof rollUps
