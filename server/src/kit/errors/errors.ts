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

/** The reason why a call is refused, for people (`message`, `fields`) and for programs (`reason`, `extras`). */
export type Refusal = {
  message: string
  reason?: string
  /** A sentence for each wrong field, by its dotted path: `{ 'cart.0.itemQty': '…' }`. */
  fields?: Record<string, string>
  /** For programs: the problem of each field; by default the reason of the whole refusal, if it has one of its own. */
  codes?: Record<string, string>
  /** The params of fields whose sentences need more than the code. */
  params?: Record<string, ProblemParams>
  /** Other data that the caller needs to continue, such as who was first or how long to wait. */
  extras?: Record<string, unknown>
}

type WrongFields = Required<Pick<Refusal, 'fields' | 'codes'>> & Pick<Refusal, 'params'>

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

/** Builds the part of a refusal that names the wrong fields, in sentences and in codes. */
export function wrongFields<Code extends string>(
  problems: Problems<Code>,
  sentences: Readonly<Record<Code, string>>,
): WrongFields {
  return fieldsWithSentences(
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
  refuseWrongFields(wrongFields(problems, sentences))
}

type Limit<Code extends string> = { limit: number; code: Code; sentences: Readonly<Record<Code, string>> }

/** Refuses one record more than there may be, and says how many. Throws Unprocessable. */
export function refuseBeyond<Code extends string>(existing: number, { limit, code, sentences }: Limit<Code>): void {
  if (existing < limit) return
  const message = sentenceOf(sentences, { code, params: { limit } })
  throw unprocessable({ message, reason: code, extras: { limit } })
}

/** Refuses one field by the code of its problem: `{ tableId: 'roomUnknown' }`. */
export function refuseField<Code extends string>(
  codes: Record<string, Code>,
  sentences: Readonly<Record<Code, string>>,
): never {
  const problems = Object.fromEntries(Object.entries(codes).map(([path, code]) => [path, { code }]))
  throw refusalOf(wrongFields(problems, sentences))
}

/** Refuses fields whose problems bring their own sentences. */
export function refuseFieldsWithSentences(problems: ProblemsInSentences): void {
  refuseWrongFields(fieldsWithSentences(problems))
}

function refuseWrongFields(wrong: WrongFields): void {
  if (Object.keys(wrong.fields).length > 0) throw refusalOf(wrong)
}

function refusalOf(wrong: WrongFields): FeathersError {
  const fields = Object.keys(wrong.fields)
  const [sentence, ...others] = Object.values(wrong.fields)
  const message = sentence !== undefined && others.length === 0 ? sentence : `Wrong fields: ${fields.join(', ')}`
  return badRequest({ message, reason: 'validation', ...wrong })
}

/** Builds the part of a refusal for problems that bring their own sentences. */
export function fieldsWithSentences(problems: ProblemsInSentences): WrongFields {
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

/** Creates the refusal of a record that does not exist or belongs to another tenant: it does not reveal which. */
export function recordUnknown(message = 'This record doesn’t exist.'): FeathersError {
  return notFound({ message, reason: 'unknownId' })
}

/** Creates the refusal of a call that names a venue that is not the caller's. */
export function otherVenue(): FeathersError {
  return forbidden({ message: 'This isn’t your venue.', reason: 'otherVenue' })
}

/** Creates the refusal of an unknown address. */
export function addressUnknown(): FeathersError {
  return notFound({ message: 'This address doesn’t exist.', reason: 'address' })
}
