import type { Language } from '@brigade/domain/kit/languages.ts'
import { dayFormat } from '#kit/formats/own-formats.ts'
import { locales } from '#kit/i18n/locales.ts'

const percents = new Map<string, Intl.NumberFormat>()
const decimals = new Map<string, Intl.NumberFormat>()
const compacts = new Map<string, Intl.NumberFormat>()
const days = new Map<string, (date: Date) => string>()

/** Formats a share such as `12.5%`. */
export function percentText(share: number, language: Language): string {
  return cached(
    percents,
    language,
    (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
  ).format(share)
}

/** Formats a number with at most one decimal. */
export function decimalText(value: number, language: Language): string {
  return cached(decimals, language, (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })).format(
    value,
  )
}

/** Formats a number for an axis, such as `12K`. */
export function axisText(value: number, language: Language): string {
  return cached(
    compacts,
    language,
    (locale) =>
      new Intl.NumberFormat(compactLocaleOf(language, locale), { notation: 'compact', maximumFractionDigits: 1 }),
  ).format(value)
}

/** Browsers have no word of Sorani for thousands, and Arabic's would be wrong. */
function compactLocaleOf(language: Language, locale: string): string {
  return language === 'ku' ? locales.en : locale
}

/** Formats a day for an axis, such as `21 Nov`. */
export function axisDay(day: string, language: Language): string {
  const format = cached(days, language, () => dayFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'short' }))
  return format(new Date(`${day}T00:00:00Z`))
}

/** Returns seconds as minutes with one decimal. */
export function minutesOf(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds / 6) / 10
}

function cached<T>(made: Map<string, T>, language: Language, make: (locale: string) => T): T {
  const known = made.get(language)
  if (known !== undefined) return known
  const format = make(locales[language])
  made.set(language, format)
  return format
}
