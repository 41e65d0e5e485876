import { describe, expect, it } from 'vitest'
import { aVenue } from '../../testing/venues.builders.ts'
import { languages } from '../kit/languages.ts'
import { currencies } from '../kit/money.ts'
import { problemsOfMargin, problemsOfReceiptLayout, writtenMargin } from './receipts.rules.ts'
import { sampleReceipt } from './sample-receipt.ts'

const typed = { receiptLanguages: null, receiptHeader: {}, receiptFooter: {} }

describe('what a venue says above and below', () => {
  it('is nothing where nothing is typed, or only what nobody sees', () => {
    expect(writtenMargin({})).toBeNull()
    expect(writtenMargin({ en: ' \n ', ar: '\u200F' })).toBeNull()
  })

  it('keeps its lines, and English empty where it is written in another language alone', () => {
    expect(writtenMargin({ ar: ' أربيل \n\nشكراً ' })).toEqual({ en: '', ar: 'أربيل\n\nشكراً' })
  })

  it.each<[what: string, text: string, code: string | undefined]>([
    ['500 letters', 'ب'.repeat(500), undefined],
    ['500 pictures', '☕'.repeat(499) + '🫖', undefined],
    ['501 letters', 'ب'.repeat(501), 'receiptTextTooLong'],
    ['15 lines', 'a\n'.repeat(14) + 'a', undefined],
    ['16 lines', 'a\n'.repeat(15) + 'a', 'receiptTextTooHigh'],
  ])('is measured as people count: %s', (_what, text, code) => {
    expect(problemsOfMargin({ en: '', ar: text }).ar?.code).toBe(code)
  })

  it('is refused at its field and language', () => {
    const long = 'a'.repeat(501)

    const problems = problemsOfReceiptLayout({ ...typed, receiptHeader: { en: 'Erbil', ku: long }, receiptFooter: {} })

    expect(problems).toEqual({ 'receiptHeader.ku': { code: 'receiptTextTooLong', params: { limit: 500 } } })
  })
})

describe('the receipt that shows how receipts come out', () => {
  const now = new Date('2026-03-04T08:05:00.000Z')
  const sample = (differences: Parameters<typeof aVenue>[0]) => sampleReceipt({ venue: aVenue(differences), now })

  it.each(currencies)('has amounts that %s has', (currency) => {
    expect(sample({ currency }).sums.at(-1)!.amount).toContain(currency)
  })

  it.each(languages)('has its dish in %s', (language) => {
    expect(sample({ receiptLanguages: [language] }).lines[0]!.texts.map((text) => text.language)).toEqual([language])
  })

  it('is read from right to left where its first language is', () => {
    expect(sample({ receiptLanguages: ['ku', 'en'] }).direction).toBe('rtl')
    expect(sample({ receiptLanguages: ['en', 'ku'] }).direction).toBe('ltr')
  })

  it('has above and below what is written, and no empty line for English that is not', () => {
    const receipt = sample({ receiptLanguages: ['en'], receiptHeader: { en: '', ar: 'أربيل' }, receiptFooter: null })

    expect([receipt.header, receipt.footer]).toEqual([[], []])
    const inArabic = sample({ receiptLanguages: ['ar'], receiptHeader: { en: '', ar: 'أربيل\nشكراً' } })
    expect(inArabic.header.map(({ text }) => text)).toEqual(['أربيل', 'شكراً'])
  })
})
