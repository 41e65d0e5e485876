import { withoutCurrency } from './currency-signs.ts'
import { type Currency, decimalsOf, minorText, toMinor } from './money.ts'
import { plainText } from './plain-text.ts'

/** What a text says where a number is wanted. What could be two numbers is neither of them until somebody says which. */
export type NumberReading =
  | { is: 'empty' | 'unreadable' | 'otherCurrency' }
  | { is: 'number'; number: number }
  | { is: 'ambiguous'; readings: readonly [number, number] }

/**
 * The amount that somebody wrote, in Western, Arabic or Persian digits, with or without the currency's code, sign or name. Spaces and
 * apostrophes group digits. Comma and point are read where they can mean one thing: `12,50` and `1.250,50`; `1,250` is ambiguous.
 * A dash can stand for the coins, as in `12.-`.
 * In JOD and BHD `1.250` is how amounts are written; IQD and TSH have no coins, so that `25,000` is twenty-five thousand.
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

/** The whole number that somebody wrote; `1,250` is one. What is no whole number is given as it is read, for the rules to refuse. */
export function readWhole(text: string): NumberReading {
  return readDigits(plainNumber(text), { isCommaGrouping: true, isPointDecimal: false })
}

/** The percentage that somebody wrote, with or without its sign. */
export function readPercentage(text: string): NumberReading {
  return readDigits(plainNumber(text.replaceAll(/[%٪]/g, '')), { isCommaGrouping: false, isPointDecimal: true })
}

/** What was typed, as a draft holds it: the number, null for none, and the text itself while it is no one number. */
export type TypedNumber = number | string | null

/** What somebody wrote, as a draft holds it. */
export function typedNumber(text: string, reading: NumberReading): TypedNumber {
  if (reading.is === 'number') return reading.number
  return reading.is === 'empty' ? null : text
}

/**
 * An amount as people read it: 1234567.5 in AED is `1,234,567.50`, and whole dinars of Iraq have no decimals. One with more decimals than
 * its currency is given in all of them. (product, Not to be copied)
 */
export function writeAmount(amount: number, currency: Currency): string {
  if (currency === 'IQD' && Number.isInteger(amount)) return writeNumber(amount)
  const minor = toMinor(amount, currency)
  return grouped(minor === null ? String(amount) : minorText(minor, currency))
}

/** A number as people read it, in all its decimals. */
export function writeNumber(number: number): string {
  return grouped(String(number))
}

/** Arabic and Persian digits of a text as Western ones. */
export function westernDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.codePointAt(0)! & 0xf))
}

const coinless: readonly Currency[] = ['IQD', 'TSH']

type Conventions = {
  /** Whether a comma before three digits groups them, and is never a decimal one. */
  isCommaGrouping: boolean
  /** Whether a point before three digits is always the decimal point. */
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
  // Digits in groups before the mark are digits after it too: with one mark, this may be either.
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

/** Whether a number can hold these digits: more of them would be rounded, or be endless. */
function isExact(digits: string): boolean {
  const [whole = '', fraction = ''] = digits.split('.')
  const decimals = fraction.replace(/0+$/, '').length
  return whole.length <= mostDigits && (decimals === 0 || whole.length + decimals <= exactDigits)
}

const exactDigits = 15
const mostDigits = 100

/** The Arabic decimal sign, which means nothing else. */
const decimalMark = '٫'

/** The digits without what only ever groups them: spaces, apostrophes, the Arabic sign for thousands. Null where those stand wrongly. */
function withoutGroupMarks(text: string): string | null {
  if (!/[\s'’`٬]/.test(text)) return /^[\d.,٫]*$/.test(text) ? text : null
  const [, whole = '', rest = ''] = /^([\d\s'’`٬]*)((?:[.,٫]\d*)?)$/.exec(text) ?? []
  const isGrouped = /^\d{1,3}(?:\s\d{3})+$|^\d{1,3}(?:['’`]\d{3})+$|^\d{1,3}(?:٬\d{3})+$/.test(whole)
  if (!isGrouped) return null
  // What follows groups is a fraction, however many digits it has.
  return whole.replaceAll(/\D/g, '') + (rest === '' ? '' : decimalMark + rest.slice(1))
}

/** Western digits, one minus, one comma, no invisible marks, no spaces around. */
function plainNumber(text: string): string {
  return westernDigits(plainText(text))
    .replaceAll(/[−－]/g, '-')
    .replaceAll(/(?<=\d)،(?=\d)/g, ',')
}

/** 1234567.5 as 1,234,567.5. */
function grouped(text: string): string {
  const [whole = '', ...fraction] = text.split('.')
  return [whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ','), ...fraction].join('.')
}
