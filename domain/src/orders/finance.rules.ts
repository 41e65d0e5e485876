import type { Problems } from '../kit/problems.ts'
import { type DayRange, daysIn, isDay } from '../kit/venue-days.ts'
import type { FinanceErrorCode } from './finance.errors.ts'

/** A year with its leap day, and as many rows as a spreadsheet takes with room to spare. */
export const financeLimits = { mostDays: 366, mostRows: 1_000_000 } as const

/** What is wrong with the days of which figures are wanted. (product, Orders) */
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
 * What was taken off the full prices of an order, or of many: by a discounted price of the menu or in any other way. With both fees, the
 * full prices less the discount are what the guest owes. In the unit of what it is given. (spec 1, §3)
 */
export function discountOf({ placeHolderPrice, serviceFee, vatFee, orderPrice }: Priced): number {
  return placeHolderPrice + serviceFee + vatFee - orderPrice
}
