import { describe, expect, it } from 'vitest'
import { createFormats, type FormatSettings, minutesSince } from '#kit/formats/formats.ts'

function formats(settings: Partial<FormatSettings> = {}) {
  return createFormats({ language: 'en', currency: 'AED', timeZone: 'Asia/Dubai', ...settings })
}

/** Replaces the spaces of Intl that do not break with ordinary ones, and drops direction marks. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '')
}

describe('money', () => {
  it.each([
    ['AED', 27.5, 'AED 27.50'],
    ['USD', 1234, 'USD 1,234.00'],
    ['JOD', 3.5, 'JOD 3.500'],
    ['BHD', 12.125, 'BHD 12.125'],
    ['IQD', 15000, 'IQD 15,000'],
    ['IQD', 15000.5, 'IQD 15,000.50'],
    ['TSH', 2500, 'TSH 2,500.00'],
    ['TL', 99.9, 'TL 99.90'],
  ] as const)('shows %s %d as %s', (currency, amount, shown) => {
    expect(plain(formats({ currency }).money(amount))).toBe(shown)
  })

  it('keeps the digits of bills in Arabic', () => {
    expect(plain(formats({ language: 'ar' }).money(27.5))).toContain('27.50')
  })

  it('stands below zero where it stands above, with its sign before the digits', () => {
    const { money } = formats({ language: 'ar' })

    expect(money(1234.5)).toBe('\u200f1,234.50\u00a0AED')
    expect(money(-1234.5)).toBe('\u200f\u2066-1,234.50\u2069\u00a0AED')
    expect(formats({ language: 'ar', currency: 'TL' }).money(-3)).toBe('\u200f\u2066-3.00\u2069\u00a0TL')
    expect(plain(formats().money(-1234.5))).toBe('-AED 1,234.50')
  })
})

describe('what adds to a price', () => {
  it.each([
    ['AED', 8, '+AED 8.00'],
    ['IQD', 15000, '+IQD 15,000'],
    ['TSH', 2500, '+TSH 2,500.00'],
  ] as const)('in %s, %d, is %s', (currency, amount, shown) => {
    expect(plain(formats({ currency }).extra(amount))).toBe(shown)
  })

  it('has its sign before the digits where people read from the right, and the currency after them as ever', () => {
    expect(formats({ language: 'ar' }).extra(8)).toBe('\u200f\u2066+8.00\u2069\u00a0AED')
  })
})

describe('times', () => {
  it("are told on the venue's clock", () => {
    expect(formats().time('2026-03-01T18:30:00.000Z')).toBe('22:30')
    expect(formats({ timeZone: 'America/New_York' }).dateTime('2026-03-01T03:05:00.000Z')).toBe('28 Feb 2026, 22:05')
  })

  it('stand beside dates with the comma of the language', () => {
    expect(plain(formats({ language: 'ar' }).dateTime('2026-11-22T00:16:00.000Z'))).toBe('22 نوفمبر 2026، 04:16')
  })

  it('leave days of the calendar as they are, wherever the venue is', () => {
    expect(formats({ timeZone: 'America/New_York' }).day('2026-11-21')).toBe('21 Nov 2026')
  })

  it('are spans in words', () => {
    expect(plain(formats().minutes(7))).toBe('7 min')
    expect(plain(formats().minutes(65))).toBe('1h 05')
    expect(plain(formats().minutes(47 * 60 + 59))).toBe('47h 59')
    expect(plain(formats().minutes(120 * 60))).toBe('5d')
    expect(plain(formats({ language: 'ar' }).minutes(7))).toMatch(/^7 د/)
    expect(plain(formats({ language: 'ar' }).minutes(77))).toBe('1 س 17')
  })
})

describe('minutesSince', () => {
  const now = Date.parse('2026-03-01T18:30:59.999Z')

  it.each([
    ['2026-03-01T18:30:00.000Z', 0],
    ['2026-03-01T18:29:00.000Z', 1],
    ['2026-03-01T19:00:00.000Z', 0],
  ])('counts whole minutes since %s', (instant, minutes) => {
    expect(minutesSince(instant, now)).toBe(minutes)
  })
})
