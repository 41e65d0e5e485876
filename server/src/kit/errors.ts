import {
  BadRequest,
  Conflict,
  type FeathersError,
  Forbidden,
  MethodNotAllowed,
  NotAuthenticated,
  NotFound,
  TooManyRequests,
  Unavailable,
  Unprocessable,
} from '@feathersjs/errors'
import { type Problem, type ProblemParams, type Problems, sentenceOf } from '@brigade/domain/kit/problems.ts'

/** Why a call is refused, for people (`message`, `fields`) and for programs (`reason`, `extras`). */
export type Refusal = {
  message: string
  reason?: string
  /** A sentence for each wrong field, by its dotted path: `{ 'cart.0.itemQty': '…' }`. */
  fields?: Record<string, string>
  /** For programs: what is wrong with each of them; by default the reason of the whole refusal, where it has one of its own. */
  codes?: Record<string, string>
  /** What the sentences of some of them need besides the code. */
  params?: Record<string, ProblemParams>
  /** Whatever else the caller needs to go on, such as who was first or how long to wait. */
  extras?: Record<string, unknown>
}

type ToldFields = Required<Pick<Refusal, 'fields' | 'codes'>> & Pick<Refusal, 'params'>

type ProblemsInSentences = Record<string, Problem & { sentence: string }>

type Kind = new (message: string, data: object) => FeathersError

function refusing(Kind: Kind): (refusal: Refusal) => FeathersError {
  return ({ message, reason, fields, codes = codeOfAll(reason, fields), params, extras }) =>
    new Kind(message, { ...extras, reason, fields, codes, params })
}

export const badRequest = refusing(BadRequest)
export const notAuthenticated = refusing(NotAuthenticated)
export const forbidden = refusing(Forbidden)
export const notFound = refusing(NotFound)
export const methodNotAllowed = refusing(MethodNotAllowed)
export const conflict = refusing(Conflict)
export const unprocessable = refusing(Unprocessable)
export const tooManyRequests = refusing(TooManyRequests)
export const unavailable = refusing(Unavailable)

/** What a refusal says of wrong fields, in sentences and in codes. */
export function wrongFields<Code extends string>(
  problems: Problems<Code>,
  sentences: Readonly<Record<Code, string>>,
): ToldFields {
  return toldFields(
    Object.fromEntries(
      Object.entries(problems).map(([path, problem]) => [
        path,
        { ...problem, sentence: sentenceOf(sentences, problem) },
      ]),
    ),
  )
}

/** Refuses a body whose fields have problems, with a sentence and a code for each of them. */
export function refuseFields<Code extends string>(
  problems: Problems<Code>,
  sentences: Readonly<Record<Code, string>>,
): void {
  refuseTold(wrongFields(problems, sentences))
}

/** The same of one field, by the code of its problem: `{ tableId: 'roomUnknown' }`. */
export function refuseField<Code extends string>(
  codes: Record<string, Code>,
  sentences: Readonly<Record<Code, string>>,
): never {
  const problems = Object.fromEntries(Object.entries(codes).map(([path, code]) => [path, { code }]))
  throw refusalOf(wrongFields(problems, sentences))
}

/** The same of problems that bring their sentences. */
export function refuseToldFields(problems: ProblemsInSentences): void {
  refuseTold(toldFields(problems))
}

function refuseTold(wrong: ToldFields): void {
  if (Object.keys(wrong.fields).length > 0) throw refusalOf(wrong)
}

function refusalOf(wrong: ToldFields): FeathersError {
  const fields = Object.keys(wrong.fields)
  const [sentence, ...others] = Object.values(wrong.fields)
  const message = sentence !== undefined && others.length === 0 ? sentence : `Wrong fields: ${fields.join(', ')}`
  return badRequest({ message, reason: 'validation', ...wrong })
}

/** What a refusal says of problems that bring their sentences. */
export function toldFields(problems: ProblemsInSentences): ToldFields {
  const entries = Object.entries(problems)
  const withParams = entries.flatMap(([path, { params }]) => (params ? [[path, params] as const] : []))
  return {
    fields: Object.fromEntries(entries.map(([path, { sentence }]) => [path, sentence])),
    codes: Object.fromEntries(entries.map(([path, { code }]) => [path, code])),
    ...(withParams.length > 0 && { params: Object.fromEntries(withParams) }),
  }
}

function codeOfAll(
  code: string | undefined,
  fields: Record<string, string> | undefined,
): Record<string, string> | undefined {
  if (code === undefined || code === 'validation') return undefined
  return fields && Object.fromEntries(Object.keys(fields).map((path) => [path, code]))
}

/** The refusal of a record that is not there, or is a stranger's: which of them is nobody's business. */
export function recordUnknown(message = 'There is no such record.'): FeathersError {
  return notFound({ message, reason: 'unknownId' })
}

/** The refusal of who names a venue that is not theirs. */
export function otherVenue(): FeathersError {
  return forbidden({ message: 'This is not your venue.', reason: 'otherVenue' })
}

/** The refusal of an address where there is nothing. */
export function addressUnknown(): FeathersError {
  return notFound({ message: 'There is nothing at this address.', reason: 'address' })
}
