import { isWholeWithin } from '../kit/is-whole-within.ts'
import { type Currency, decimalsOf, largestAmount, toMinor } from '../kit/money.ts'
import { readAmount, type TypedNumber } from '../kit/read-number.ts'
import { type MenuErrorCode, type MenuProblem, menuProblem, type MenuProblems } from './menus.errors.ts'

/**
 * Returns the problems of a price in a currency, or of the text that was typed for one. The price of an option may be
 * below zero. (spec 2, §5 and §9)
 */
export function problemsOfPrice(
  field: string,
  price: TypedNumber | undefined,
  { currency, isAboveZero }: { currency: Currency; isAboveZero: boolean },
): MenuProblems {
  const problem = typeof price === 'string' ? problemOfText(price, currency) : problemOf(price, currency, isAboveZero)
  return problem === null ? {} : { [field]: problem }
}

/** Returns the problems of a number of pieces, minutes or the like; a missing number is valid. */
export function problemsOfCount(
  field: string,
  count: TypedNumber | undefined,
  { most, code }: { most: number; code: MenuErrorCode },
): MenuProblems {
  if (count == null) return {}
  return isWholeWithin(count, { least: 0, most }) ? {} : { [field]: menuProblem(code) }
}

function problemOf(price: number | null | undefined, currency: Currency, isAboveZero: boolean): MenuProblem | null {
  if (price == null || Number.isNaN(price)) return menuProblem('priceMissing')
  if (isAboveZero && price < 0) return menuProblem('priceBelowZero')
  if (Math.abs(price) > largestAmount) return menuProblem('priceTooLarge')
  return toMinor(price, currency) === null
    ? menuProblem('decimalsTooMany', { decimals: decimalsOf(currency), currency })
    : null
}

/** Returns the problem of a typed text. It is never a valid number: a form or a sheet would have converted that. */
function problemOfText(text: string, currency: Currency): MenuProblem {
  const reading = readAmount(text, currency)
  if (reading.is === 'ambiguous') {
    const [one, other] = reading.readings
    return menuProblem('priceAmbiguous', { text: text.trim(), one, other })
  }
  if (reading.is === 'otherCurrency') return menuProblem('currencyOther', { currency })
  return menuProblem('priceNotNumber')
}
