import type { InterfaceLanguage } from '@brigade/domain/kit/languages.ts'

/** Arabic uses the digits of the region, as all formats do. */
const locales = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } satisfies Record<InterfaceLanguage, string>

const percents = new Map<string, Intl.NumberFormat>()
const decimals = new Map<string, Intl.NumberFormat>()
const compacts = new Map<string, Intl.NumberFormat>()
const days = new Map<string, Intl.DateTimeFormat>()

/** Formats a share such as `12.5%`. */
export function percentText(share: number, language: InterfaceLanguage): string {
  return cached(
    percents,
    language,
    (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
  ).format(share)
}

/** Formats a number with at most one decimal. */
export function decimalText(value: number, language: InterfaceLanguage): string {
  return cached(decimals, language, (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })).format(
    value,
  )
}

/** Formats a number for an axis, such as `12K`. */
export function axisText(value: number, language: InterfaceLanguage): string {
  return cached(
    compacts,
    language,
    (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
  ).format(value)
}

/** Formats a day for an axis, such as `21 Nov`. */
export function axisDay(day: string, language: InterfaceLanguage): string {
  const format = cached(
    days,
    language,
    (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' }),
  )
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** Returns seconds as minutes with one decimal. */
export function minutesOf(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds / 6) / 10
}

function cached<T>(made: Map<string, T>, language: InterfaceLanguage, make: (locale: string) => T): T {
  const known = made.get(language)
  if (known !== undefined) return known
  const format = make(locales[language])
  made.set(language, format)
  return format
}
