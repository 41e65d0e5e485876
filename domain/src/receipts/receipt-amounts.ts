import { type Currency, minorText, toMinor } from '../kit/money.ts'

/**
 * Returns the digits of an amount in minor units for receipts: thousands separated, and no decimals for whole Iraqi
 * dinars. (product, Not to be copied)
 */
export function amountText(minor: number, currency: Currency): string {
  const text = minorText(minor, currency)
  const [whole = '', decimals = ''] = text.split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const isWholeDinars = currency === 'IQD' && Number(decimals) === 0
  return isWholeDinars ? grouped : `${grouped}.${decimals}`
}

/**
 * Converts an amount of the wire to minor units. Throws RangeError for an amount that has more decimals than the
 * currency.
 */
export function minorOf(amount: number, currency: Currency): number {
  const minor = toMinor(amount, currency)
  if (minor === null) throw new RangeError(`${amount} is no amount in ${currency}`)
  return minor
}
