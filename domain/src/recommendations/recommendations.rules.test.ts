import { describe, expect, it } from 'vitest'
import { changedText, problemsOfDialogText, withoutOptions } from './recommendations.rules.ts'

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

describe('an item whose option is deleted', () => {
  const item = { recommendationCategory: 'starter' as const, mainOptionId: [1, 2], subOptionId: [11, 21] }
  const none = { recommendationCategory: 'none', mainOptionId: [], subOptionId: [] }

  it('keeps its other answers', () => {
    expect(withoutOptions(item, { mainOptionId: 1, deleted: [11, 12], left: [] })).toEqual({
      recommendationCategory: 'starter',
      mainOptionId: [2],
      subOptionId: [21],
    })
    const more = { ...item, subOptionId: [11, 12, 21] }
    expect(withoutOptions(more, { mainOptionId: 1, deleted: [11], left: [12] })).toEqual({
      ...item,
      subOptionId: [12, 21],
    })
  })

  it('loses a main option of which it has no sub option left', () => {
    expect(withoutOptions(item, { mainOptionId: 2, deleted: [21], left: [22] })).toEqual({
      recommendationCategory: 'starter',
      mainOptionId: [1],
      subOptionId: [11],
    })
  })

  it('is recommended no more once it has no answer', () => {
    const one = { ...item, mainOptionId: [2], subOptionId: [21] }

    expect(withoutOptions(one, { mainOptionId: 2, deleted: [21], left: [22] })).toEqual(none)
    expect(withoutOptions(one, { mainOptionId: 2, deleted: [21], left: [] })).toEqual(none)
  })
})
