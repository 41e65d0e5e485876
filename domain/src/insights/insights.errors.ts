import { financeErrors } from '../orders/finance.errors.ts'

/** The sentences that people read when insights are refused, by the reason that programs read. */
export const insightErrors = {
  ...financeErrors,
  venueUnknown: 'This venue doesn’t exist.',
} as const
