import { afterAll, beforeAll, expect, it } from 'vitest'
import { currencyName } from '#kit/formats/currency-name.ts'
import { timeZoneName } from '#kit/formats/time-zone-name.ts'
import { createFormats } from '#kit/formats/formats.ts'
import { registerLanguages, setLanguage } from '#kit/i18n/i18n.ts'
import { otherLanguages } from '#languages/other-languages.ts'

beforeAll(async () => {
  registerLanguages(otherLanguages)
  await setLanguage('ku')
})
afterAll(() => setLanguage('en'))

it('formats days and spans in the words of Sorani, and in Western digits', () => {
  const formats = createFormats({ language: 'ku', currency: 'IQD', timeZone: 'Asia/Baghdad' })

  expect(formats.dateTime('2026-03-01T18:30:00.000Z')).toBe('1 ئازار 2026، 21:30')
  expect(formats.day('2026-11-21')).toBe('21 تشرینی دووەم 2026')
  expect([7, 65, 5 * 1_440].map((minutes) => formats.minutes(minutes))).toEqual(['7 خولەک', '1 کاتژمێر 05', '5 ڕۆژ'])
  expect(formats.money(15_000)).toContain('15,000')
  expect(currencyName('IQD', 'ku')).toBe('دیناری عێراقی')
  expect(timeZoneName('Asia/Baghdad', 'ku')).toBe('GMT+3')
})
