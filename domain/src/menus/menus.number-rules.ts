import { type Currency, largestAmount, toMinor } from '../kit/money.ts'
import { readAmount } from '../kit/read-number.ts'
import { ambiguousPrice, menuErrors, pricesInCurrency, tooManyDecimals } from './menus.errors.ts'
import type { Problems } from '../kit/problems.ts'

/** What is wrong with a price in a currency, or with the text that was typed for one; that of an option may be below zero. (spec 2, §5 and §9) */
export function problemsOfPrice(
  field: string,
  price: number | string | null | undefined,
  { currency, isAboveZero }: { currency: Currency; isAboveZero: boolean },
): Problems {
  const problem = typeof price === 'string' ? problemOfText(price, currency) : problemOf(price, currency, isAboveZero)
  return problem === null ? {} : { [field]: problem }
}

/** What is wrong with a number of pieces, minutes or the like; none at all is right. */
export function problemsOfCount(
  field: string,
  count: number | string | null | undefined,
  { most, problem }: { most: number; problem: string },
): Problems {
  if (count == null) return {}
  const isCount = Number.isInteger(count) && Number(count) >= 0 && Number(count) <= most
  return isCount ? {} : { [field]: problem }
}

function problemOf(price: number | null | undefined, currency: Currency, isAboveZero: boolean): string | null {
  if (price == null || Number.isNaN(price)) return menuErrors.priceMissing
  if (isAboveZero && price < 0) return menuErrors.priceBelowZero
  if (Math.abs(price) > largestAmount) return menuErrors.priceTooLarge
  return toMinor(price, currency) === null ? tooManyDecimals(currency) : null
}

/** Of a text that could be read as one number, a form or a sheet would have made that number. */
function problemOfText(text: string, currency: Currency): string {
  const reading = readAmount(text, currency)
  if (reading.is === 'ambiguous') return ambiguousPrice(text.trim(), reading.readings)
  if (reading.is === 'otherCurrency') return pricesInCurrency(currency)
  return menuErrors.priceNotNumber
}
