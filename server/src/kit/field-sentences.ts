import type { ErrorObject } from 'ajv'

/** More sentences than this help nobody. */
const sentencesAtMost = 50
/** As many errors as there can be behind so many sentences; the rest is not looked at. */
const errorsAtMost = 1000

/**
 * A sentence for each wrong field, by its dotted path. A schema may carry its own sentence as `errorMessage`.
 * `whole` names the value itself, where the fault lies in no field of it.
 */
export function fieldSentences(errors: readonly ErrorObject[], whole: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const error of withoutBranches(errors.slice(0, errorsAtMost)).slice(0, sentencesAtMost)) {
    const path = pathOf(error) || whole
    // Of a field called `toString` every object seems to have a sentence already.
    if (!Object.hasOwn(fields, path)) fields[path] = ownSentence(error) ?? sentenceOf(error)
  }
  return fields
}

/**
 * A value that fits none of several forms brings an error for each of them. What people want to read is the
 * choice itself, or the fault inside the form that they meant: the one that went deepest.
 */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = []
  for (const error of errors) {
    if (error.keyword !== 'anyOf') kept.push(error)
    else kept.push(...meantBy(error, takeBranches(kept, error)))
  }
  return kept
}

/** Takes the errors of a choice's forms away: they stand right before it. */
function takeBranches(kept: ErrorObject[], choice: ErrorObject): ErrorObject[] {
  let from = kept.length
  while (from > 0 && isInside(kept[from - 1]!, choice)) from -= 1
  return kept.splice(from)
}

function meantBy(choice: ErrorObject, branches: ErrorObject[]): ErrorObject[] {
  const { length } = pathOf(choice)
  const meant = branches.filter((error) => pathOf(error).length > length)
  return meant.length > 0 ? meant : [choice]
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

function ownSentence({ keyword, params, parentSchema }: ErrorObject): string | undefined {
  const schema = keyword === 'required' ? parentSchema?.properties?.[params.missingProperty] : parentSchema
  if (keyword === 'additionalProperties') return undefined
  return typeof schema?.errorMessage === 'string' ? schema.errorMessage : undefined
}

function sentenceOf(error: ErrorObject): string {
  const sentence = sentences[error.keyword]
  return sentence ? sentence(error) : 'This value is not valid.'
}

const sentences: Record<string, (error: ErrorObject) => string> = {
  required: () => 'This field is required.',
  additionalProperties: () => 'This field is unknown.',
  type: ({ params, parentSchema }) =>
    parentSchema?.enum
      ? oneOfSentence(parentSchema.enum)
      : `This must be ${typeNames[params.type as keyof typeof typeNames] ?? 'of another type'}.`,
  minimum: ({ params }) => `This must be at least ${params.limit}.`,
  maximum: ({ params }) => `This must be at most ${params.limit}.`,
  exclusiveMinimum: ({ params }) => `This must be more than ${params.limit}.`,
  exclusiveMaximum: ({ params }) => `This must be less than ${params.limit}.`,
  multipleOf: ({ params }) => `This must be a multiple of ${params.multipleOf}.`,
  minLength: ({ params }) => (params.limit === 1 ? 'This must not be empty.' : `At least ${params.limit} characters.`),
  maxLength: ({ params }) => `At most ${params.limit} characters.`,
  minItems: ({ params }) => (params.limit === 1 ? 'This must not be empty.' : `At least ${params.limit} entries.`),
  maxItems: ({ params }) => `At most ${params.limit} entries.`,
  minProperties: ({ params }) => (params.limit === 1 ? 'This must not be empty.' : `At least ${params.limit} fields.`),
  maxProperties: ({ params }) => `At most ${params.limit} fields.`,
  uniqueItems: () => 'No entry may stand twice.',
  pattern: () => 'This does not have the right form.',
  format: ({ params }) =>
    formatNames[params.format as keyof typeof formatNames] ?? 'This does not have the right form.',
  const: ({ params }) => `This must be ${params.allowedValue}.`,
  enum: ({ params }) => oneOfSentence(params.allowedValues),
  anyOf: () => 'This does not have the right form.',
}

const typeNames = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'empty',
} as const

const formatNames = {
  'date-time': 'This must be an instant such as 2026-03-01T18:30:00.000Z.',
  date: 'This must be a date such as 2026-03-01.',
  email: 'This must be an email address.',
} as const

function oneOfSentence(values: readonly unknown[]): string {
  return `This must be one of: ${values.join(', ')}.`
}
