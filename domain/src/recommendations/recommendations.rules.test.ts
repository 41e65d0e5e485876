import { describe, expect, it } from 'vitest'
import { changedText, problemsOfDialogText } from './recommendations.rules.ts'

describe('a text of a dialog', () => {
  it.each([
    [{ en: 'Something light', ar: 'شيء خفيف' }, {}],
    [{ en: 'Light' }, { 'name.ar': { code: 'textMissing' } }],
    [{ en: '  ', ar: 'خفيف' }, { 'name.en': { code: 'textMissing' } }],
    [{ en: 'x'.repeat(61), ar: 'خفيف' }, { 'name.en': { code: 'textTooLong', params: { limit: 60 } } }],
    [
      { en: '🍋'.repeat(60), ar: 'خفيف', de: 'x'.repeat(61) },
      { 'name.de': { code: 'textTooLong', params: { limit: 60 } } },
    ],
  ])('%j', (name, problems) => {
    expect(problemsOfDialogText(name)).toEqual(problems)
  })

  it('keeps the languages that a change omits, and loses one that is emptied', () => {
    expect(changedText({ en: 'Light', ar: 'خفيف', de: 'Leicht' }, { en: ' Very  light ', de: '' })).toEqual({
      en: 'Very light',
      ar: 'خفيف',
    })
  })
})
