import { isRightToLeft, type Language } from '../kit/languages.ts'
import { isWholeWithin } from '../kit/is-whole-within.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Problem, Problems } from '../kit/problems.ts'
import type { ServiceFormErrorCode } from './service-forms.errors.ts'
import { serviceFormLimits } from './service-forms.limits.ts'
import { ownTextIn } from './service-forms.rules.ts'
import type { Answer, AnswerDraft, ServiceQuestion, QuestionKind } from './service-forms.schema.ts'

type Answered = { questions: readonly ServiceQuestion[]; answers: readonly AnswerDraft[]; language?: Language }

/** Returns the problems of the answers to a form: by question, which each sentence names in a language. */
export function problemsOfAnswers({ questions, answers, language = 'en' }: Answered): Problems<ServiceFormErrorCode> {
  const problems: Problems<ServiceFormErrorCode> = {}
  const given = new Map<string, AnswerDraft>()
  const asked = new Map(questions.map((question) => [question.key, question]))
  for (const answer of answers) {
    const question = asked.get(answer.key)
    if (!question) problems[`answers.${answer.key}`] = { code: 'questionUnknown' }
    else if (given.has(answer.key))
      problems[`answers.${answer.key}`] = { code: 'answerTwice', params: nameOf(question, language) }
    given.set(answer.key, answer)
  }
  for (const question of questions) {
    const problem = problemOfAnswer(question, given.get(question.key)?.value)
    if (problem)
      problems[`answers.${question.key}`] ??= {
        ...problem,
        params: { ...problem.params, ...nameOf(question, language) },
      }
  }
  return problems
}

function nameOf({ label }: ServiceQuestion, language: Language) {
  return { question: ownTextIn(label, language) }
}

type Value = AnswerDraft['value'] | undefined

function problemOfAnswer(question: ServiceQuestion, value: Value): Problem<ServiceFormErrorCode> | undefined {
  if (isBlank(value)) return question.isRequired ? { code: 'answerMissing' } : undefined
  return checks[question.kind](question, value)
}

function isBlank(value: Value): value is undefined | '' {
  return value === undefined || (typeof value === 'string' && plainText(value) === '')
}

type Check = (question: ServiceQuestion, value: Value) => Problem<ServiceFormErrorCode> | undefined

const checks: Record<QuestionKind, Check> = {
  text(_, value) {
    const { answerLength: limit } = serviceFormLimits
    if (typeof value !== 'string') return { code: 'answerNoText' }
    return Array.from(plainText(value)).length <= limit ? undefined : { code: 'answerTooLong', params: { limit } }
  },
  number(question, value) {
    const params = numberLimits(question)
    return isWholeWithin(value, params) ? undefined : { code: 'answerNoNumber', params }
  },
  time: (_, value) => (typeof value === 'string' && timePattern.test(value) ? undefined : { code: 'answerNoTime' }),
  choice: ({ options = [] }, value) =>
    options.some(({ key }) => key === value) ? undefined : { code: 'answerNoOption' },
  yesNo: (_, value) => (typeof value === 'boolean' ? undefined : { code: 'answerNoYesNo' }),
}

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

/** Returns the limits of the answer to a question for a number. */
export function numberLimits({ least, most }: Pick<ServiceQuestion, 'least' | 'most'>): {
  least: number
  most: number
} {
  const { mostNumber } = serviceFormLimits
  return { least: least ?? -mostNumber, most: most ?? mostNumber }
}

/** Returns answers without problems for storage, in the order of the questions, each with the words of its question. */
export function storedAnswers({ questions, answers }: Answered): Answer[] {
  const given = new Map(answers.map(({ key, value }) => [key, value]))
  return questions.flatMap(({ key, kind, label, options = [] }) => {
    const value = given.get(key)
    if (isBlank(value)) return []
    const option = kind === 'choice' ? options.find((each) => each.key === value)?.label : undefined
    const tidy = typeof value === 'string' ? plainText(value) : value
    return { key, kind, label, value: tidy, ...(option && { option }) }
  })
}

export type AnswerWords = { yes: string; no: string }

/** Returns an answer in words. */
export function answerText({ value, option }: Answer, language: Language, words: AnswerWords): string {
  if (option) return ownTextIn(option, language)
  return typeof value === 'boolean' ? words[value ? 'yes' : 'no'] : String(value)
}

/** Returns all answers in one line: “Where to?: Airport · Time: 18:30”. */
export function answersText(answers: readonly Answer[], language: Language, words: AnswerWords): string {
  return answers
    .map((answer) => {
      const question = ownTextIn(answer.label, language)
      const mark = /[?؟:]$/.test(question) ? '' : ':'
      return `${question}${mark} ${kept(answerText(answer, language, words), language)}`
    })
    .join(' · ')
}

/** Keeps the order of an answer between words that are read from right to left: of a telephone number, and of signs at its ends. */
function kept(answer: string, language: Language): string {
  return isRightToLeft(language) ? `\u2068${answer}\u2069` : answer
}
