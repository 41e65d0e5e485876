import { type Currency, currencies } from './money.ts'

/**
 * Splits off the currency at the beginning or end of a text. Returns the rest, and the venues' currencies that it can
 * mean: an empty list for any other currency, undefined if the text names none.
 */
export function withoutCurrency(text: string): { rest: string; named: readonly Currency[] | undefined } {
  const sign = signBefore.exec(text)?.[2] ?? signBehind.exec(text)?.[1]
  if (sign === undefined) return { rest: text, named: undefined }
  const rest = signBefore.test(text) ? text.replace(signBefore, '$1') : text.replace(signBehind, '')
  return { rest, named: currenciesBySign.get(sign.toLowerCase()) ?? [] }
}

/** The signs and names of each currency besides its code. A sign that two currencies share means either. */
const signs: Record<Currency, readonly string[]> = {
  AED: ['Dhs', 'Dh', 'د.إ', 'درهم إماراتي', 'درهم', 'دراهم', 'dirhams', 'dirham'],
  USD: ['US$', '$', 'دولار أمريكي', 'دولار', 'دولارات', 'dollars', 'dollar'],
  SAR: ['SR', 'ر.س', '﷼', '\u20C1', 'ريال سعودي', 'ريال', 'ريالات', 'riyals', 'riyal'],
  JOD: ['JD', 'د.أ', 'د.ا', 'دينار أردني', 'دينار', 'دنانير', 'dinars', 'dinar'],
  IQD: ['ID', 'د.ع', 'دينار عراقي', 'دينار', 'دنانير', 'dinars', 'dinar'],
  QAR: ['QR', 'ر.ق', '﷼', 'ريال قطري', 'ريال', 'ريالات', 'riyals', 'riyal'],
  BHD: ['BD', 'د.ب', 'دينار بحريني', 'دينار', 'دنانير', 'dinars', 'dinar'],
  TSH: ['TZS', 'شلن تنزاني', 'شلن', 'شلنات', 'shillings', 'shilling'],
  TL: ['TRY', '₺', 'ليرة تركية', 'ليرة', 'ليرات', 'lira'],
  EGP: ['L.E.', 'LE', 'E£', '£', 'ج.م', 'جنيه مصري', 'جنيه', 'جنيهات', 'pounds', 'pound'],
}

/** Currencies of the region that no venue has. Any other sign that Unicode calls a currency sign counts too. */
const elsewhere =
  `EUR|euros|euro|يورو|GBP|CHF|KWD|د.ك|دينار كويتي|OMR|ر.ع|ريال عماني|LBP|ل.ل|ليرة لبنانية|SYP|ل.س|YER|ILS|IRR
MAD|DZD|TND|LYD|SDG|INR|PKR|BDT|LKR|NPR|PHP|KES|UGX|ETB|RUB|CNY|JPY`.split(/[|\n]/)

const currenciesBySign = new Map<string, Currency[]>()
for (const currency of currencies) {
  for (const sign of [currency, ...signs[currency]]) {
    const sharing = currenciesBySign.get(sign.toLowerCase()) ?? []
    currenciesBySign.set(sign.toLowerCase(), [currency, ...sharing])
  }
}

const namedSigns = [...currenciesBySign.keys(), ...elsewhere]
  .toSorted((one, other) => other.length - one.length)
  .map((sign) => sign.replaceAll(/[.$]/g, String.raw`\$&`))
const anySign = [...namedSigns, String.raw`\p{Sc}`].join('|')
const signBefore = new RegExp(String.raw`^([+-]?)\s*(${anySign})\.?\s*`, 'iu')
const signBehind = new RegExp(String.raw`\s*(${anySign})\.?$`, 'iu')
