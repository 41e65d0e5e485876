import type { Problems } from '../kit/problems.ts'
import { type DayRange, daysIn, isDay } from '../kit/venue-days.ts'
import type { FinanceErrorCode } from './finance.errors.ts'

/** A leap year of days, and a row limit that leaves room below the limit of spreadsheets. */
export const financeLimits = { mostDays: 366, mostRows: 1_000_000 } as const

/** Returns the problems of the days of a finance report. (product, Orders) */
export function problemsOfDays({ from, to }: DayRange): Problems<FinanceErrorCode> {
  const unknown = Object.entries({ from, to }).filter(([, day]) => !isDay(day))
  if (unknown.length > 0) return Object.fromEntries(unknown.map(([field]) => [field, { code: 'dayUnknown' as const }]))
  if (to < from) return { to: { code: 'daysBackwards' } }
  if (daysIn({ from, to }) > financeLimits.mostDays)
    return { to: { code: 'daysTooMany', params: { limit: financeLimits.mostDays } } }
  return {}
}

type Priced = { placeHolderPrice: number; serviceFee: number; vatFee: number; orderPrice: number }

/**
 * Returns the reduction from the full prices of one or many orders, by a discounted price of the menu or in any other
 * way. The guest owes the full prices and both fees less the discount. The unit is that of the input. (spec 1, §3)
 */
export function discountOf({ placeHolderPrice, serviceFee, vatFee, orderPrice }: Priced): number {
  return placeHolderPrice + serviceFee + vatFee - orderPrice
}
