import type { TSchema } from '@sinclair/typebox'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { badRequest, fieldsWithSentences } from '../errors/errors.ts'
import { listLiterals } from './literal-unions.ts'
import { wrongValues } from './wrong-values.ts'

type Part = 'data' | 'query'
/** Refuses what does not match. */
type Check = (value: unknown) => void

/** Maximum values in a wrong body whose faults are all reported; a larger body gets only its first. */
const valuesToExamine = 500

const options = {
  data: { coerceTypes: false },
  // Everything in a query is text.
  query: { coerceTypes: 'array' },
} as const

const checkers = { data: checker('data', false), query: checker('query', false) }
const examiners = { data: checker('data', true), query: checker('query', true) }
/** The check of each schema: a process that builds several apps compiles it once. */
const checks = { data: new WeakMap<TSchema, Check>(), query: new WeakMap<TSchema, Check>() }

/**
 * Returns a function that refuses values that don't match a schema, naming every wrong field. Queries are coerced in
 * place. Its cost grows linearly with the value: a list that is too long is refused before its entries are checked, and
 * all faults are sought in small values only. The schema is compiled when the first value is checked, not
 * when the server starts.
 */
export function checkOf(part: Part, described: TSchema): Check {
  const known = checks[part].get(described)
  if (known) return known
  const check = makeCheck(part, described)
  checks[part].set(described, check)
  return check
}

function makeCheck(part: Part, described: TSchema): Check {
  let schema: TSchema | undefined
  let isValid: ValidateFunction | undefined
  let examine: ValidateFunction | undefined

  return (value) => {
    schema ??= listLiterals(described)
    isValid ??= checkers[part].compile(schema)
    if (isValid(value)) return
    let { errors } = isValid
    if (countsAtMost(value, valuesToExamine)) {
      examine ??= examiners[part].compile(schema)
      examine(value)
      errors = examine.errors
    }
    const told = fieldsWithSentences(wrongValues(errors ?? [], part === 'data' ? 'body' : 'query'))
    throw badRequest({ message: summary(told.fields), reason: 'validation', ...told })
  }
}

function checker(part: Part, allErrors: boolean): Ajv {
  // The code itself makes the TypeBox schemas, so strictness about their style would only repeat the compiler.
  // Ajv spends half of a compilation on optimizing the code that it generates, and no check is quicker for it.
  const ajv = new Ajv({ ...options[part], allErrors, verbose: true, strict: false, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addFormat('date-time', isInstant)
  return ajv
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library types all its formats alike; this one has a function.
const dateTime = fullFormats['date-time'] as { validate(text: string): boolean }
const usualForm = /^[\d-]+[Tt ][\d:.]+([Zz]|[+-]\d\d:\d\d)$/

/**
 * The range of instants: databases compare times as texts, so their years have four digits; an offset can move a time
 * out of that range.
 */
const firstInstant = Date.parse('0001-01-01T00:00:00.000Z')
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * Returns true for an instant of the usual form. The standard also allows leap seconds and offsets without minutes,
 * from which JavaScript makes no time.
 */
function isInstant(text: string): boolean {
  const at = Date.parse(text)
  return usualForm.test(text) && dateTime.validate(text) && at >= firstInstant && at <= lastInstant
}

function summary(fields: Record<string, string>): string {
  const [field, ...others] = Object.keys(fields)
  if (field === undefined) return 'This call isn’t valid.'
  return others.length === 0 ? fields[field]! : `Wrong fields: ${[field, ...others].join(', ')}`
}

/** Returns true if a value contains at most this many values; stops counting above that. */
function countsAtMost(value: unknown, most: number): boolean {
  const waiting = [value]
  for (let count = 0; waiting.length > 0; count += 1) {
    if (count > most) return false
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    const inner = Object.values(next)
    if (inner.length > most) return false
    for (const each of inner) waiting.push(each)
  }
  return true
}
