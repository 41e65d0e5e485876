import { Type } from '@sinclair/typebox'
import { currencies, largestAmount } from './money.ts'

export const currencySchema = Type.Union(currencies.map((currency) => Type.Literal(currency)))

/** An amount on the wire: an exact decimal such as 27.5, in the venue's currency. */
export const amountSchema = Type.Number({ minimum: -largestAmount, maximum: largestAmount })
