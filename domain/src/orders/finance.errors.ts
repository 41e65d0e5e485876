/** The sentences that people read when figures of finance are refused, by the reason that programs read. */
export const financeErrors = {
  dayUnknown: 'Enter a valid day, such as 2026-11-21.',
  daysBackwards: 'The last day can’t be before the first.',
  daysTooMany: 'Choose at most {{limit}} days.',
  rowsTooMany: 'A spreadsheet can have at most {{limit}} orders. Choose fewer days.',
} as const

export type FinanceErrorCode = keyof typeof financeErrors
