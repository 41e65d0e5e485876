import { describe, expect, it } from 'vitest'
import { serviceFormLimits } from './service-forms.limits.ts'
import {
  ownTextIn,
  problemsOfQuestions,
  type QuestionDraft,
  tidyQuestions,
  tidyOwnText,
} from './service-forms.rules.ts'

const where: QuestionDraft = { key: 'where', kind: 'text', label: { en: 'Where to?' }, isRequired: true }
const pillows: QuestionDraft = {
  key: 'pillows',
  kind: 'number',
  label: { en: 'How many?' },
  isRequired: true,
  least: 1,
  most: 4,
}
const firmness: QuestionDraft = {
  key: 'firmness',
  kind: 'choice',
  label: { en: 'Firmness' },
  isRequired: false,
  options: [
    { key: 'soft', label: { en: 'Soft', de: 'Weich' } },
    { key: 'firm', label: { en: 'Firm' } },
  ],
}

describe('the questions of a form', () => {
  it.each<[questions: QuestionDraft[], expected: Record<string, string>]>([
    [[], {}],
    [[where, pillows, firmness], {}],
    [[{ ...where, label: { de: 'Wohin?' } }], { 'questions.0.label.en': 'englishMissing' }],
    [
      [where, { ...where, label: { en: 'x'.repeat(121) } }],
      { 'questions.1.key': 'keyTwice', 'questions.1.label.en': 'textTooLong' },
    ],
    [[{ ...pillows, least: 5 }], { 'questions.0.most': 'limitsReversed' }],
    [[{ ...pillows, least: 'few' }], { 'questions.0.least': 'limitWrong' }],
    [[{ ...pillows, most: 2.5 }], { 'questions.0.most': 'limitWrong' }],
    [[{ ...pillows, least: null, most: null }], {}],
    [[{ ...firmness, options: [] }], { 'questions.0.options': 'optionsMissing' }],
    [
      [{ ...firmness, options: [...firmness.options!, { key: 'soft', label: {} }] }],
      { 'questions.0.options.2.key': 'keyTwice', 'questions.0.options.2.label.en': 'englishMissing' },
    ],
  ])('%j have the problems %j', (questions, expected) => {
    const codes = Object.entries(problemsOfQuestions(questions)).map(([path, { code }]) => [path, code])

    expect(Object.fromEntries(codes)).toEqual(expected)
  })

  it('are stored with what their kind has, without empty languages', () => {
    const typed = { ...where, label: { en: '  Where   to? ', ar: ' ' }, least: 3, options: firmness.options! }

    expect(tidyQuestions([typed, { ...pillows, most: null }])).toEqual([where, { ...pillows, most: null }])
  })

  it('are read in the language of the reader, else in English, else in the one that there is', () => {
    expect(ownTextIn({ en: 'Soft', de: 'Weich' }, 'de')).toBe('Weich')
    expect(ownTextIn({ en: 'Soft' }, 'de')).toBe('Soft')
    expect(ownTextIn({ fr: 'Moelleux' }, 'de')).toBe('Moelleux')
    expect(ownTextIn({}, 'de')).toBe('')
    expect(tidyOwnText({ en: ' a ', de: '' })).toEqual({ en: 'a' })
  })

  it('are at most six with ten options', () => {
    expect(serviceFormLimits).toMatchObject({ mostQuestions: 6, mostOptions: 10 })
  })
})
