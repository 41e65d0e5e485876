/** The sentences that people read when figures of finance are refused, by the reason that programs read. */
export const financeErrors = {
  dayUnknown: 'Give a day of the calendar, such as 2026-11-21.',
  daysBackwards: 'The last day is before the first.',
  daysTooMany: 'At most {{limit}} days at once.',
  rowsTooMany: 'These are more than {{limit}} orders, which is more than a spreadsheet takes. Choose fewer days.',
} as const

export type FinanceErrorCode = keyof typeof financeErrors
