import type { Language } from '../kit/languages.ts'
import { languages } from '../kit/languages.ts'
import { isWholeWithin } from '../kit/is-whole-within.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import type { TypedNumber } from '../kit/read-number.ts'
import type { ServiceFormErrorCode } from './service-forms.errors.ts'
import { serviceFormLimits } from './service-forms.limits.ts'
import type { OwnText, ServiceQuestion } from './service-forms.schema.ts'

/** A question as a person types it. */
export type QuestionDraft = Omit<ServiceQuestion, 'least' | 'most'> & { least?: TypedNumber; most?: TypedNumber }

/** Returns a text for storage: normalised, and without the languages that are empty. */
export function tidyOwnText(text: OwnText): OwnText {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const tidy = plainText(text[language] ?? '')
      return tidy === '' ? [] : [[language, tidy]]
    }),
  )
}

/** Returns a text in a language, else in English, else in the first language that it has. */
export function ownTextIn(text: OwnText, language: Language): string {
  return text[language] || text.en || Object.values(text).find(Boolean) || ''
}

/** Returns the problems of the questions of a form, by path from `questions`. */
export function problemsOfQuestions(questions: readonly QuestionDraft[]): Problems<ServiceFormErrorCode> {
  const keys = questions.map(({ key }) => key)
  return Object.fromEntries(
    questions.flatMap((question, place) => {
      const own: Problems<ServiceFormErrorCode> = {
        ...(keys.indexOf(question.key) !== place && { key: { code: 'keyTwice' } }),
        ...problemsOfText(question.label, serviceFormLimits.questionLength, 'label'),
        ...(question.kind === 'number' && problemsOfLimits(question)),
        ...(question.kind === 'choice' && problemsOfOptions(question)),
      }
      return Object.entries(own).map(([path, problem]) => [`questions.${place}.${path}`, problem])
    }),
  )
}

/** Returns the problems of a text that must be there in English, by path from its name. */
export function problemsOfText(text: OwnText, limit: number, name: string): Problems<ServiceFormErrorCode> {
  const tidy = tidyOwnText(text)
  const problems: Problems<ServiceFormErrorCode> = {}
  if (tidy.en === undefined) problems[`${name}.en`] = { code: 'englishMissing' }
  for (const [language, each] of Object.entries(tidy))
    if (Array.from(each).length > limit) problems[`${name}.${language}`] = { code: 'textTooLong', params: { limit } }
  return problems
}

function problemsOfLimits({ least = null, most = null }: QuestionDraft): Problems<ServiceFormErrorCode> {
  const wrong = { code: 'limitWrong' } as const
  if (!isLimit(least)) return { least: wrong }
  if (!isLimit(most)) return { most: wrong }
  return least !== null && most !== null && least > most ? { most: { code: 'limitsReversed' } } : {}
}

function isLimit(limit: TypedNumber): limit is number | null {
  const { mostNumber } = serviceFormLimits
  return limit === null || isWholeWithin(limit, { least: -mostNumber, most: mostNumber })
}

function problemsOfOptions({ options = [] }: QuestionDraft): Problems<ServiceFormErrorCode> {
  const { leastOptions: limit, optionLength } = serviceFormLimits
  if (options.length < limit) return { options: { code: 'optionsMissing', params: { limit } } }
  const keys = options.map(({ key }) => key)
  return Object.fromEntries(
    options.flatMap(({ key, label }, place) => {
      const twice: Record<string, Problem<ServiceFormErrorCode>> = keys.indexOf(key) === place
        ? {}
        : { key: { code: 'keyTwice' } }
      const own = { ...twice, ...problemsOfText(label, optionLength, 'label') }
      return Object.entries(own).map(([path, problem]) => [`options.${place}.${path}`, problem])
    }),
  )
}

/** Returns questions without problems for storage, each with what its kind has. */
export function tidyQuestions(questions: readonly QuestionDraft[]): ServiceQuestion[] {
  return questions.map(({ key, kind, label, isRequired, least = null, most = null, options = [] }) => ({
    key,
    kind,
    label: tidyOwnText(label),
    isRequired,
    ...(kind === 'number' && { least: isLimit(least) ? least : null, most: isLimit(most) ? most : null }),
    ...(kind === 'choice' && {
      options: options.map((option) => ({ key: option.key, label: tidyOwnText(option.label) })),
    }),
  }))
}
