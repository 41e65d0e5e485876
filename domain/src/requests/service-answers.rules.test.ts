import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../kit/problems.ts'
import { answersText, problemsOfAnswers, storedAnswers } from './service-answers.rules.ts'
import { serviceFormErrors } from './service-forms.errors.ts'
import type { AnswerDraft, ServiceQuestion } from './service-forms.schema.ts'

const questions: ServiceQuestion[] = [
  { key: 'where', kind: 'text', label: { en: 'Where to?', de: 'Wohin?' }, isRequired: true },
  { key: 'people', kind: 'number', label: { en: 'People' }, isRequired: false, least: 1, most: 6 },
  { key: 'time', kind: 'time', label: { en: 'When?' }, isRequired: false },
  {
    key: 'car',
    kind: 'choice',
    label: { en: 'Car' },
    isRequired: false,
    options: [
      { key: 'van', label: { en: 'Van', de: 'Kleinbus' } },
      { key: 'limo', label: { en: 'Limousine' } },
    ],
  },
  { key: 'luggage', kind: 'yesNo', label: { en: 'Luggage' }, isRequired: false },
]
const airport: AnswerDraft = { key: 'where', value: 'Airport' }

describe('the answers to a form', () => {
  it.each<[answers: AnswerDraft[], expected: Record<string, string>]>([
    [[airport], {}],
    [[], { 'answers.where': 'answerMissing' }],
    [[{ key: 'where', value: ' \u200B ' }], { 'answers.where': 'answerMissing' }],
    [[{ key: 'where', value: 'x'.repeat(201) }], { 'answers.where': 'answerTooLong' }],
    [[{ key: 'where', value: 7 }], { 'answers.where': 'answerNoText' }],
    [[airport, { key: 'people', value: 6 }], {}],
    [[airport, { key: 'people', value: 7 }], { 'answers.people': 'answerNoNumber' }],
    [[airport, { key: 'people', value: '3' }], { 'answers.people': 'answerNoNumber' }],
    [[airport, { key: 'people', value: false }], { 'answers.people': 'answerNoNumber' }],
    [[airport, { key: 'time', value: '23:59' }], {}],
    [[airport, { key: 'time', value: '24:00' }], { 'answers.time': 'answerNoTime' }],
    [[airport, { key: 'time', value: '9:30' }], { 'answers.time': 'answerNoTime' }],
    [[airport, { key: 'car', value: 'van' }], {}],
    [[airport, { key: 'car', value: 'Van' }], { 'answers.car': 'answerNoOption' }],
    [[airport, { key: 'luggage', value: false }], {}],
    [[airport, { key: 'luggage', value: 'no' }], { 'answers.luggage': 'answerNoYesNo' }],
    [[airport, airport], { 'answers.where': 'answerTwice' }],
    [[airport, { key: 'other', value: 1 }], { 'answers.other': 'questionUnknown' }],
  ])('%j have the problems %j', (answers, expected) => {
    const codes = Object.entries(problemsOfAnswers({ questions, answers })).map(([path, { code }]) => [path, code])

    expect(Object.fromEntries(codes)).toEqual(expected)
  })

  it('are refused with the question, in the language of the reader', () => {
    const answers: AnswerDraft[] = [{ key: 'people', value: 9 }]
    const problems = problemsOfAnswers({ questions, answers, language: 'de' })

    expect(sentenceOf(serviceFormErrors, problems['answers.where']!)).toBe('Wohin?: please answer.')
    expect(sentenceOf(serviceFormErrors, problems['answers.people']!)).toBe('People: enter a whole number from 1 to 6.')
  })

  it('keep the words of their questions, in the order of the form', () => {
    const answers: AnswerDraft[] = [
      { key: 'luggage', value: false },
      { key: 'car', value: 'van' },
      { key: 'where', value: '  The   airport ' },
      { key: 'time', value: '' },
    ]
    const stored = storedAnswers({ questions, answers })

    expect(stored).toEqual([
      { key: 'where', kind: 'text', label: { en: 'Where to?', de: 'Wohin?' }, value: 'The airport' },
      { key: 'car', kind: 'choice', label: { en: 'Car' }, value: 'van', option: { en: 'Van', de: 'Kleinbus' } },
      { key: 'luggage', kind: 'yesNo', label: { en: 'Luggage' }, value: false },
    ])
    expect(answersText(stored, 'de', { yes: 'Ja', no: 'Nein' })).toBe(
      'Wohin? The airport · Car: Kleinbus · Luggage: Nein',
    )
  })

  it('keep their order between words that are read from right to left', () => {
    const asked = { key: 'phone', kind: 'text', label: { en: 'Phone', ar: 'الهاتف' }, value: '+971 50 123' } as const
    const words = { yes: '', no: '' }

    expect(answersText([asked], 'ar', words)).toBe('الهاتف: \u2068+971 50 123\u2069')
    expect(answersText([asked], 'en', words)).toBe('Phone: +971 50 123')
  })
})
