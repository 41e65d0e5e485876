import { type Currency, minorText, toMinor } from '../kit/money.ts'

/** Digits of an amount in minor units as receipts have them: thousands apart, and no decimals for whole dinars of Iraq. (product, Not to be copied) */
export function amountText(minor: number, currency: Currency): string {
  const text = minorText(minor, currency)
  const [whole = '', decimals = ''] = text.split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const isWholeDinars = currency === 'IQD' && Number(decimals) === 0
  return isWholeDinars ? grouped : `${grouped}.${decimals}`
}

/** Minor units of an amount of the wire. Throws RangeError for one that has more decimals than the currency. */
export function minorOf(amount: number, currency: Currency): number {
  const minor = toMinor(amount, currency)
  if (minor === null) throw new RangeError(`${amount} is no amount in ${currency}`)
  return minor
}
