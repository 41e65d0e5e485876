import type { Currency } from '../kit/money.ts'
import type { CartProblem } from './orders.errors.ts'

/** The limits of every order, at any venue. */
export const orderLimits = {
  leastCovers: 1,
  mostCovers: 10,
  commentLength: 49,
  mostLines: 100,
  mostQuantity: 999,
  reasonLength: 200,
  allergyWordLength: 40,
  mostAllergyWords: 50,
} as const

/** The limits of a venue for guests' orders that need no staff; amounts in minor units. */
export type VenueLimits = {
  currency: Currency
  piecesALine: number
  largestTipPercent: number
  /** The total above which a person must confirm; null for the default of the currency. */
  confirmAbove: number | null
}

type Wanted = { lines: readonly { itemQty: number }[]; tipAmount: number; orderPrice: number }

/**
 * Returns the problems of a guest's order that exceeds the venue's limits: pieces of a line, or the tip's share of the
 * total. (product, Orders)
 */
export function limitProblems({ lines, tipAmount, orderPrice }: Wanted, venue: VenueLimits): CartProblem[] {
  const tooMany = lines.flatMap(({ itemQty }, index): CartProblem[] =>
    itemQty > venue.piecesALine ? [{ field: `cart.${index}.itemQty`, code: 'tooManyPieces' }] : [],
  )
  const isTipTooLarge = tipAmount > largestTip(orderPrice, venue.largestTipPercent)
  return isTipTooLarge ? [...tooMany, { field: 'tipAmount', code: 'tipTooLarge' }] : tooMany
}

/** Returns the largest tip that a venue accepts for an order of this total, both in minor units. */
export function largestTip(orderPrice: number, largestTipPercent: number): number {
  return Math.floor((orderPrice * largestTipPercent) / 100)
}

/**
 * Returns whether an order of this total, in minor units, is so large that a person must confirm it. (product, Orders)
 */
export function needsConfirmation(orderPrice: number, { confirmAbove, currency }: VenueLimits): boolean {
  return orderPrice > (confirmAbove ?? usualConfirmAbove[currency])
}

/** About five hundred US dollars in minor units, in round figures of each currency. */
const usualConfirmAbove: Record<Currency, number> = {
  AED: 200_000,
  USD: 50_000,
  SAR: 200_000,
  JOD: 350_000,
  IQD: 65_000_000,
  QAR: 200_000,
  BHD: 200_000,
  TSH: 130_000_000,
  TL: 2_000_000,
  EGP: 2_500_000,
}
