import type { Language } from '@brigade/domain/kit/languages.ts'
import { partsOf } from '#kit/i18n/i18n.ts'
import { locales } from '#kit/i18n/locales.ts'

/** Returns the format of a day, with or without its year; for a language that browsers lack, with its own months. */
export function dayFormat(language: Language, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const own = partsOf(language)?.ownFormats
  if (!own) {
    const format = new Intl.DateTimeFormat(locales[language], options)
    return (date) => format.format(date)
  }
  const numbers = new Intl.DateTimeFormat('en-US', { ...options, month: 'numeric' })
  return (date) => {
    const parts = new Map(numbers.formatToParts(date).map(({ type, value }) => [type, value]))
    const month = own.months[Number(parts.get('month')) - 1]
    return [parts.get('day'), month, parts.get('year')].filter((part) => part !== undefined).join(' ')
  }
}

type Unit = { locale: string; unit: 'minute' | 'hour' | 'day'; unitDisplay: 'narrow' | 'short' }

/** Returns the format of a number of minutes, hours or days. */
export function unitFormat(language: Language, { locale, unit, unitDisplay }: Unit): (count: number) => string {
  const own = partsOf(language)?.ownFormats
  if (own) return (count) => `${count} ${own[unit]}`
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
  return (count) => format.format(count)
}
