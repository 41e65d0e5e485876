import { type Currency, currencies } from './money.ts'

/** A text without the currency that it begins or ends with, and the currencies that this can be; none where it names none. */
export function withoutCurrency(text: string): { rest: string; named: readonly [Currency, ...Currency[]] | undefined } {
  const sign = signBefore.exec(text)?.[2] ?? signBehind.exec(text)?.[1]
  if (sign === undefined) return { rest: text, named: undefined }
  const rest = signBefore.test(text) ? text.replace(signBefore, '$1') : text.replace(signBehind, '')
  return { rest, named: currenciesBySign.get(sign.toLowerCase()) }
}

/** How each currency is written besides its code; a sign that two share says either. */
const signs: Record<Currency, readonly string[]> = {
  AED: ['Dhs', 'Dh', 'د.إ'],
  USD: ['US$', '$'],
  SAR: ['SR', 'ر.س', '﷼'],
  JOD: ['JD', 'د.أ', 'د.ا'],
  IQD: ['ID', 'د.ع'],
  QAR: ['QR', 'ر.ق', '﷼'],
  BHD: ['BD', 'د.ب'],
  TSH: ['TZS'],
  TL: ['TRY', '₺'],
  EGP: ['L.E.', 'LE', 'E£', '£', 'ج.م'],
}

const currenciesBySign = new Map<string, [Currency, ...Currency[]]>()
for (const currency of currencies) {
  for (const sign of [currency, ...signs[currency]]) {
    const sharing = currenciesBySign.get(sign.toLowerCase()) ?? []
    currenciesBySign.set(sign.toLowerCase(), [currency, ...sharing])
  }
}

const anySign = [...currenciesBySign.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((sign) => sign.replaceAll(/[.$]/g, String.raw`\$&`))
  .join('|')
const signBefore = new RegExp(String.raw`^([+-]?)\s*(${anySign})\.?\s*`, 'i')
const signBehind = new RegExp(String.raw`\s*(${anySign})\.?$`, 'i')
