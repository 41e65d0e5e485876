import { isKeyOf } from '@brigade/domain/kit/table-keys.ts'
import { type Problem, sentenceOf } from '@brigade/domain/kit/problems.ts'
import { type ValueErrorCode, valueErrors } from '@brigade/domain/kit/value-errors.ts'
import type { ErrorObject } from 'ajv'

export type WrongValue = Problem & { sentence: string }

/** Maximum sentences of one answer: more would not help. */
const sentencesAtMost = 50
/** Maximum errors that can be behind so many sentences; the rest is ignored. */
const errorsAtMost = 1000

/**
 * Returns the problem of each wrong field, by its dotted path. A schema may carry its own sentence as `errorMessage`,
 * and its code as `errorCode`. `whole` names the value itself, for a fault that is in no field of it.
 */
export function wrongValues(errors: readonly ErrorObject[], whole: string): Record<string, WrongValue> {
  const fields: Record<string, WrongValue> = {}
  for (const error of withoutBranches(errors.slice(0, errorsAtMost)).slice(0, sentencesAtMost)) {
    const path = pathOf(error) || whole
    // Every object seems to have a sentence for a field called `toString` already, because of its prototype.
    if (!Object.hasOwn(fields, path)) fields[path] = wrongValueOf(error)
  }
  return fields
}

/**
 * Drops redundant errors of a value that fits none of several forms, which causes an error for each of them. People
 * need the choice itself, or the fault inside the form that they meant: the one whose fault is deepest, the only one
 * besides null, or the only one of its type.
 */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = []
  for (const error of errors) {
    if (error.keyword !== 'anyOf') kept.push(error)
    else kept.push(...meantBy(error, takeBranches(kept, error)))
  }
  return kept
}

/** Removes the errors of a choice's forms: they are right before it. */
function takeBranches(kept: ErrorObject[], choice: ErrorObject): ErrorObject[] {
  let from = kept.length
  while (from > 0 && isInside(kept[from - 1]!, choice)) from -= 1
  return kept.splice(from)
}

function meantBy(choice: ErrorObject, branches: ErrorObject[]): ErrorObject[] {
  const { length } = pathOf(choice)
  const deeper = branches.filter((error) => pathOf(error).length > length)
  if (deeper.length > 0) return deeper
  // "This or null": the fault is that it is not this.
  const forms = isOrNothing(choice) ? branches.filter((error) => !isOfNothing(error)) : branches.filter(isOfItsType)
  const meant = isOrNothing(choice) || forms.length === 1 ? forms[0] : undefined
  return [meant && ownWords(choice).errorMessage === undefined ? meant : choice]
}

function isOrNothing({ schema }: ErrorObject): boolean {
  return Array.isArray(schema) && schema.length === 2 && schema.some((form) => form.type === 'null')
}

function isOfNothing({ keyword, params }: ErrorObject): boolean {
  return keyword === 'type' && params.type === 'null'
}

/** Returns whether a value has the type of a form, so that something else about it is wrong. */
function isOfItsType({ keyword }: ErrorObject): boolean {
  return keyword !== 'type' && keyword !== 'const'
}

function isInside(error: ErrorObject, choice: ErrorObject): boolean {
  return error.schemaPath.startsWith(`${choice.schemaPath}/`) && isAtOrBelow(error, choice)
}

function isAtOrBelow(error: ErrorObject, choice: ErrorObject): boolean {
  return error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`)
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const segments = instancePath.split('/').slice(1).map(unescapePointer)
  if (keyword === 'required') segments.push(params.missingProperty)
  if (keyword === 'additionalProperties') segments.push(params.additionalProperty)
  return segments.join('.')
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}

function wrongValueOf(error: ErrorObject): WrongValue {
  const problem = problemOf(error)
  const { errorMessage, errorCode } = ownWords(error)
  if (typeof errorMessage !== 'string') return { ...problem, sentence: sentenceOf(valueErrors, problem) }
  return typeof errorCode === 'string'
    ? { code: errorCode, sentence: errorMessage }
    : { ...problem, sentence: errorMessage }
}

function ownWords({ keyword, params, parentSchema }: ErrorObject): { errorMessage?: unknown; errorCode?: unknown } {
  if (keyword === 'additionalProperties') return {}
  return (keyword === 'required' ? parentSchema?.properties?.[params.missingProperty] : parentSchema) ?? {}
}

type ValueProblem = Problem<ValueErrorCode>

function problemOf(error: ErrorObject): ValueProblem {
  return problems[error.keyword]?.(error) ?? { code: 'notValid' }
}

const problems: Record<string, (error: ErrorObject) => ValueProblem> = {
  required: () => ({ code: 'required' }),
  additionalProperties: () => ({ code: 'fieldUnknown' }),
  type: ({ params, parentSchema }) =>
    parentSchema?.enum
      ? notOneOf(parentSchema.enum)
      : { code: isKeyOf(typeCodes, params.type) ? typeCodes[params.type] : 'otherType' },
  minimum: limited('numberTooSmall'),
  maximum: limited('numberTooLarge'),
  exclusiveMinimum: limited('notAbove'),
  exclusiveMaximum: limited('notBelow'),
  multipleOf: ({ params }) => ({ code: 'notMultiple', params: { factor: params.multipleOf } }),
  minLength: atLeast('textTooShort'),
  maxLength: limited('textTooLong'),
  minItems: atLeast('listTooShort'),
  maxItems: limited('listTooLong'),
  minProperties: atLeast('fieldsTooFew'),
  maxProperties: limited('fieldsTooMany'),
  uniqueItems: () => ({ code: 'entryTwice' }),
  pattern: () => ({ code: 'wrongForm' }),
  format: ({ params }) => ({ code: isKeyOf(formatCodes, params.format) ? formatCodes[params.format] : 'wrongForm' }),
  const: ({ params }) => ({ code: 'notThis', params: { value: String(params.allowedValue) } }),
  enum: ({ params }) => notOneOf(params.allowedValues),
  anyOf: () => ({ code: 'wrongForm' }),
}

const typeCodes = {
  string: 'notText',
  number: 'notNumber',
  integer: 'notWhole',
  boolean: 'notBoolean',
  object: 'notObject',
  array: 'notList',
  null: 'notEmpty',
} as const satisfies Record<string, ValueErrorCode>

const formatCodes = {
  'date-time': 'notInstant',
  date: 'notDate',
  email: 'notEmail',
} as const satisfies Record<string, ValueErrorCode>

function limited(code: ValueErrorCode): (error: ErrorObject) => ValueProblem {
  return ({ params }) => ({ code, params: { limit: params.limit } })
}

/** Returns the problem of a minimum; a minimum of one means: not empty. */
function atLeast(code: ValueErrorCode): (error: ErrorObject) => ValueProblem {
  return ({ params }) => (params.limit === 1 ? { code: 'empty' } : { code, params: { limit: params.limit } })
}

function notOneOf(values: readonly unknown[]): ValueProblem {
  return { code: 'notOneOf', params: { values: values.join(', ') } }
}
