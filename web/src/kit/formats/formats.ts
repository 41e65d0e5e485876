import type { Language } from '@brigade/domain/kit/languages.ts'
import { isoCodeOf, isoCodes } from '#kit/formats/iso-codes.ts'
import { deviceTimeZone } from '#kit/formats/device-time-zone.ts'
import { type Currency, decimalsOf } from '@brigade/domain/kit/money.ts'
import { useMemo } from 'react'
import { commaOf } from '#kit/i18n/listed.ts'
import { dayFormat, unitFormat } from '#kit/formats/own-formats.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'
import { locales } from '#kit/i18n/locales.ts'
import { useSession } from '#kit/calls/session.ts'

export type Formats = {
  /** Formats an amount, also a negative one. */
  money(amount: number): string
  /** Formats the surcharge of an option: `+AED 8.00`, with the sign on the side that the language uses. */
  extra(amount: number): string
  number(value: number): string
  /** Hours and minutes on the venue's clock. */
  time(instant: string): string
  date(instant: string): string
  /** A day of the calendar, written `2026-11-21`. */
  day(day: string): string
  dateTime(instant: string): string
  /** Formats a span such as `7 min`, `1h 05` or `5d`: short, because it is shown beside names. */
  minutes(count: number): string
}

export type FormatSettings = { language: Language; currency: Currency; timeZone: string }

/** British English has a plural, “7 mins”; the unit alone is the same for each number. */
const minuteLocales = { ...locales, en: 'en-US' } satisfies Record<Language, string>

const elsewhere = { currency: 'USD', timeZone: deviceTimeZone } as const

/**
 * Returns the formats of money, times and numbers for the signed-in person's venue, in the language of the interface.
 */
export function useFormats(): Formats {
  const language = useLanguage()
  const { venue } = useSession()
  const currency = venue?.currency ?? elsewhere.currency
  const timeZone = venue?.timeZone ?? elsewhere.timeZone
  return useMemo(() => createFormats({ language, currency, timeZone }), [language, currency, timeZone])
}

const made = new Map<string, Formats>()

/**
 * Returns the formats of any venue, such as for a screen of all venues. They are created once per setting: that takes
 * milliseconds on a phone.
 */
export function createFormats(settings: FormatSettings): Formats {
  const key = JSON.stringify([settings.language, settings.currency, settings.timeZone])
  const formats = made.get(key) ?? makeFormats(settings)
  made.set(key, formats)
  return formats
}

/** Each format is made when it is first used: a screen uses a few of them, and of some venues none. */
function makeFormats({ language, currency, timeZone }: FormatSettings): Formats {
  const locale = locales[language]
  const whole = onceUsed(() => new Intl.NumberFormat(locale))
  const time = onceUsed(
    () => new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  )
  const date = onceUsed(() => dayFormat(language, { timeZone, day: 'numeric', month: 'short', year: 'numeric' }))
  const day = onceUsed(() => dayFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }))
  const days = onceUsed(() => unitFormat(language, { locale, unit: 'day', unitDisplay: 'narrow' }))
  const hours = onceUsed(() => unitFormat(language, { locale, unit: 'hour', unitDisplay: 'narrow' }))
  const minutes = onceUsed(() =>
    unitFormat(language, { locale: minuteLocales[language], unit: 'minute', unitDisplay: 'short' }),
  )
  const comma = commaOf(language)
  const money = onceUsed(() => moneyFormat(locale, currency, decimalsOf(currency)))
  const wholeMoney = currency === 'IQD' ? onceUsed(() => moneyFormat(locale, currency, 0)) : money
  const extra = onceUsed(() => signed(money()))
  const wholeExtra = onceUsed(() => signed(wholeMoney()))

  return {
    money: (amount) => named(Number.isInteger(amount) ? wholeMoney() : money(), amount, currency),
    extra: (amount) => named(Number.isInteger(amount) ? wholeExtra() : extra(), amount, currency),
    number: (value) => whole().format(value),
    time: (instant) => time().format(new Date(instant)),
    date: (instant) => date()(new Date(instant)),
    day: (text) => day()(new Date(`${text}T00:00:00Z`)),
    dateTime: (instant) => `${date()(new Date(instant))}${comma} ${time().format(new Date(instant))}`,
    minutes: (count) => {
      if (count < 60) return minutes()(count)
      if (count >= twoDays) return days()(Math.floor(count / 1_440))
      return `${hours()(Math.floor(count / 60))} ${String(count % 60).padStart(2, '0')}`
    },
  }
}

function onceUsed<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** In minutes. Longer spans are shown in days, not in hours. */
const twoDays = 2 * 1_440

/** Returns the whole minutes from an instant to `now` (milliseconds), never negative. */
export function minutesSince(instant: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000))
}

function moneyFormat(locale: string, currency: Currency, decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: isoCodeOf(currency),
    currencyDisplay: 'code',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}

function signed(format: Intl.NumberFormat): Intl.NumberFormat {
  const { locale, ...options } = format.resolvedOptions()
  return new Intl.NumberFormat(locale, { ...options, signDisplay: 'exceptZero' })
}

function named(format: Intl.NumberFormat, amount: number, currency: Currency): string {
  const text = isoCodes[currency]
    ? format
        .formatToParts(amount)
        .map((part) => (part.type === 'currency' ? currency : part.value))
        .join('')
    : format.format(amount)
  return text.replace(arabicSigned, '\u2066$1\u2069')
}

/**
 * In Arabic, the mark before a sign would draw the name of the currency in the direction of the digits, on the other
 * side than without a sign. Isolating the sign keeps it before the digits, and the name in its usual place.
 */
const arabicSigned = /\u200e([-+][\d.,]+)/
