import { withoutCurrency } from './currency-signs.ts'
import { type Currency, decimalsOf, minorText, toMinor } from './money.ts'
import { plainText } from './plain-text.ts'

/**
 * The number that a text means where a number is expected. A text that could mean two numbers is ambiguous until the
 * person chooses one.
 */
export type NumberReading =
  | { is: 'empty' | 'unreadable' | 'otherCurrency' }
  | { is: 'number'; number: number }
  | { is: 'ambiguous'; readings: readonly [number, number] }

/**
 * Reads an amount in Western, Arabic or Persian digits, with or without the currency's code, sign or name. Spaces and
 * apostrophes group digits. A comma or a point is read only if it has one meaning: `12,50` and `1.250,50` do, `1,250`
 * is ambiguous. A dash can replace the coins, as in `12.-`. In JOD and BHD `1.250` has three decimals, as usual there;
 * IQD and TSH have no coins, so `25,000` is twenty-five thousand.
 */
export function readAmount(text: string, currency: Currency): NumberReading {
  const { rest, named } = withoutCurrency(plainNumber(text))
  if (named && !/\d/.test(rest)) return { is: 'unreadable' }
  if (named && !named.includes(currency)) return { is: 'otherCurrency' }
  return readDigits(rest.replace(dashForCoins, '$100'), {
    isCommaGrouping: coinless.includes(currency),
    isPointDecimal: decimalsOf(currency) === 3,
  })
}

/** Reads a whole number; `1,250` is one. Other numbers are returned as they are, and the rules refuse them. */
export function readWhole(text: string): NumberReading {
  return readDigits(plainNumber(text), { isCommaGrouping: true, isPointDecimal: false })
}

/** Reads a percentage, with or without its sign. */
export function readPercentage(text: string): NumberReading {
  return readDigits(plainNumber(text.replaceAll(/[%٪]/g, '')), { isCommaGrouping: false, isPointDecimal: true })
}

/** A typed number in a draft: the number, null for none, or the text itself while it can't be read as one number. */
export type TypedNumber = number | string | null

/** Converts a typed text and its reading to the value of a draft. */
export function typedNumber(text: string, reading: NumberReading): TypedNumber {
  if (reading.is === 'number') return reading.number
  return reading.is === 'empty' ? null : text
}

/**
 * Formats an amount for people: 1234567.5 in AED is `1,234,567.50`, and whole Iraqi dinars have no decimals. An amount
 * with more decimals than its currency shows all of them. (product, Not to be copied)
 */
export function writeAmount(amount: number, currency: Currency): string {
  if (currency === 'IQD' && Number.isInteger(amount)) return writeNumber(amount)
  const minor = toMinor(amount, currency)
  return grouped(minor === null ? String(amount) : minorText(minor, currency))
}

/** Formats a number for people, with all its decimals. */
export function writeNumber(number: number): string {
  return grouped(String(number))
}

/** Converts the Arabic and Persian digits of a text to Western ones. */
export function westernDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.codePointAt(0)! & 0xf))
}

const coinless: readonly Currency[] = ['IQD', 'TSH']

type Conventions = {
  /** True if a comma before three digits always groups digits and is never a decimal comma. */
  isCommaGrouping: boolean
  /** True if a point before three digits is always the decimal point. */
  isPointDecimal: boolean
}

const dashForCoins = /(?<=\d)([.,])[-–—]{1,2}$/

const groups = String.raw`[1-9]\d{0,2}(?:G\d{3})+`
const withPoint = new RegExp(String.raw`^(\d+|${groups.replace('G', ',')})\.(\d*)$`)
const withComma = new RegExp(String.raw`^(\d+|${groups.replace('G', String.raw`\.`)}),(\d*)$`)
const inGroups = new RegExp(`^(?:${groups.replace('G', ',')}|${groups.replace('G', String.raw`\.`)})$`)

function readDigits(text: string, conventions: Conventions): NumberReading {
  if (text === '') return { is: 'empty' }
  const [, sign, body = ''] = /^([+-]?)(.*)$/s.exec(text)!
  const plain = withoutGroupMarks(body)
  if (plain === null || !/\d/.test(plain)) return { is: 'unreadable' }
  const signed = (digits: string) => Number(`${sign}${digits}`) + 0
  const read = (digits: string): NumberReading =>
    isExact(digits) ? { is: 'number', number: signed(digits) } : { is: 'unreadable' }

  if (/^\d+$/.test(plain)) return read(plain)
  if (plain.includes(decimalMark)) {
    const isMarked = /^\d*٫\d*$/.test(plain)
    return isMarked ? read(plain.replace(decimalMark, '.')) : { is: 'unreadable' }
  }
  // A single mark followed by three digits may group digits or begin the decimals: both readings are possible.
  const [, whole, mark, thousand] = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(plain) ?? []
  if (whole && thousand) {
    if (mark === ',' && conventions.isCommaGrouping) return read(whole + thousand)
    if (mark === '.' && conventions.isPointDecimal) return read(`${whole}.${thousand}`)
    return { is: 'ambiguous', readings: [signed(whole + thousand), signed(`${whole}.${thousand}`)] }
  }
  if (inGroups.test(plain)) return read(plain.replaceAll(/[.,]/g, ''))
  if (withPoint.test(plain) || /^\.\d+$/.test(plain)) return read(plain.replaceAll(',', ''))
  if (withComma.test(plain) || /^,\d+$/.test(plain)) return read(plain.replaceAll('.', '').replace(',', '.'))
  return { is: 'unreadable' }
}

/** Returns whether a number can represent these digits exactly: more of them would be rounded or become infinite. */
function isExact(digits: string): boolean {
  const [whole = '', fraction = ''] = digits.split('.')
  const decimals = fraction.replace(/0+$/, '').length
  return whole.length <= mostDigits && (decimals === 0 || whole.length + decimals <= exactDigits)
}

const exactDigits = 15
const mostDigits = 100

/** The Arabic decimal sign, which has no other meaning. */
const decimalMark = '٫'

/**
 * Removes the marks that can only group digits: spaces, apostrophes, the Arabic thousands sign. Returns null if they
 * are in the wrong places.
 */
function withoutGroupMarks(text: string): string | null {
  if (!/[\s'’`٬]/.test(text)) return /^[\d.,٫]*$/.test(text) ? text : null
  const [, whole = '', rest = ''] = /^([\d\s'’`٬]*)((?:[.,٫]\d*)?)$/.exec(text) ?? []
  const isGrouped = /^\d{1,3}(?:\s\d{3})+$|^\d{1,3}(?:['’`]\d{3})+$|^\d{1,3}(?:٬\d{3})+$/.test(whole)
  if (!isGrouped) return null
  // The part after groups is a fraction, however many digits it has.
  return whole.replaceAll(/\D/g, '') + (rest === '' ? '' : decimalMark + rest.slice(1))
}

/** Normalises a typed number: Western digits, one kind of minus and comma, no invisible marks, no spaces around it. */
function plainNumber(text: string): string {
  return westernDigits(plainText(text))
    .replaceAll(/[−－]/g, '-')
    .replaceAll(/(?<=\d)،(?=\d)/g, ',')
}

/** Returns 1,234,567.5 for 1234567.5. */
function grouped(text: string): string {
  const [whole = '', ...fraction] = text.split('.')
  return [whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ','), ...fraction].join('.')
}
