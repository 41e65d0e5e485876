import { describe, expect, it } from 'vitest'
import { isRightToLeft, languages, textIn } from './languages.ts'

describe('a text in several languages', () => {
  const soup = { en: 'Soup', ar: 'شوربة', de: '' }

  it.each([
    ['ar', 'شوربة'],
    ['en', 'Soup'],
    ['de', 'Soup'],
    ['tr', 'Soup'],
  ] as const)('is read in %s as %s', (language, text) => {
    expect(textIn(soup, language)).toBe(text)
  })

  it('is written right to left in Arabic and Sorani only', () => {
    expect(languages.filter(isRightToLeft)).toEqual(['ar', 'ku'])
  })
})
