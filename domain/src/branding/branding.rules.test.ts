import { describe, expect, it } from 'vitest'
import {
  judgeColor,
  problemsOfBrandingTexts,
  problemsOfColors,
  shownContrast,
  standardBranding,
  tidyBranding,
} from './branding.rules.ts'
import { type BrandingContent, standardColors } from './branding.schema.ts'

const content: BrandingContent = { ...standardBranding, receiptHeader: null, receiptFooter: null }
const venue = { hasGerman: true, hasItalian: false, hasRussian: false, hasFrench: false, hasKurdish: false }

describe('the colours of a branding', () => {
  it('are readable as the standard has them', () => {
    expect(problemsOfColors(standardColors)).toEqual({})
  })

  it('are refused at the text that can’t be read, with the nearest that can', () => {
    const colors = { ...standardColors, mainColor: '#ffd400', textColor: '#999999' }

    expect(problemsOfColors(colors)).toEqual({
      mainTextColor: { code: 'textUnreadable', params: { contrast: '1.4', needed: 4.5, nearest: '#5e5e5e' } },
      textColor: { code: 'textUnreadable', params: { contrast: '2.6', needed: 4.5, nearest: '#727272' } },
    })
  })

  it('may be weaker for signs than for texts', () => {
    expect(problemsOfColors({ ...standardColors, accentColor: '#808080' })).toEqual({})
    expect(problemsOfColors({ ...standardColors, accentColor: '#cccccc' })).toMatchObject({
      accentColor: { code: 'signUnreadable', params: { needed: 3 } },
    })
  })

  it('must be colours', () => {
    expect(problemsOfColors({ ...standardColors, mainColor: 'teal' })).toEqual({ mainColor: { code: 'colorInvalid' } })
  })

  it('are judged while they are typed', () => {
    expect(judgeColor('mainColor', standardColors)).toBeUndefined()
    expect(judgeColor('textColor', { ...standardColors, textColor: '#12' })).toBeUndefined()
    expect(judgeColor('textColor', { textColor: 'FFF', backgroundColor: '#000' })).toEqual({
      contrast: 21,
      needed: 4.5,
      nearest: '#ffffff',
    })
    expect(shownContrast(4.49)).toBe('4.4')
  })
})

describe('the texts of a branding', () => {
  it.each<[change: Partial<BrandingContent>, problems: object]>([
    [{}, {}],
    [{ defaultLanguage: 'de' }, {}],
    [{ defaultLanguage: 'fr' }, { defaultLanguage: { code: 'languageNotOffered' } }],
    [
      { receiptHeader: { en: 'x'.repeat(501) } },
      { 'receiptHeader.en': { code: 'receiptTextTooLong', params: { limit: 500 } } },
    ],
    [
      { receiptFooter: { en: '', ar: Array.from({ length: 16 }, () => 'شكرا').join('\n') } },
      { 'receiptFooter.ar': { code: 'receiptTextTooHigh', params: { limit: 15 } } },
    ],
  ])('of %j have the problems %j', (change, problems) => {
    expect(problemsOfBrandingTexts({ ...content, ...change }, venue)).toEqual(problems)
  })

  it('are stored without characters that can’t be seen, and as nothing if they are empty', () => {
    const typed = {
      ...content,
      mainColor: '#0B5D5B',
      receiptHeader: { en: 'Har\u0007bour\n' },
      receiptFooter: { en: ' ' },
    }

    expect(tidyBranding(typed)).toEqual({ ...content, receiptHeader: { en: 'Harbour' } })
  })
})
