import type { TSchema } from '@sinclair/typebox'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { badRequest, toldFields } from './errors.ts'
import { listLiterals } from './literal-unions.ts'
import { wrongValues } from './wrong-values.ts'

type Part = 'data' | 'query'
/** Refuses what does not match. */
type Check = (value: unknown) => void

/** Up to this many values in it, a wrong body is told of all its faults; a larger one of its first. */
const valuesToExamine = 500

const options = {
  data: { coerceTypes: false },
  // Everything in an address is text.
  query: { coerceTypes: 'array' },
} as const

const checkers = { data: checker('data', false), query: checker('query', false) }
const examiners = { data: checker('data', true), query: checker('query', true) }
/** One for each schema, however many apps a process builds: nothing of that takes longer than to compile them. */
const checks = { data: new WeakMap<TSchema, Check>(), query: new WeakMap<TSchema, Check>() }

/**
 * Compiles a schema into a function that refuses what does not match, naming every wrong field. Queries are coerced in place.
 * What it costs grows with the value and no faster: a list that is too long is refused before its entries are looked at, and all
 * faults are sought in small values only.
 */
export function compile(part: Part, described: TSchema): Check {
  const known = checks[part].get(described)
  if (known) return known
  const check = compiled(part, described)
  checks[part].set(described, check)
  return check
}

function compiled(part: Part, described: TSchema): Check {
  const schema = listLiterals(described)
  const isValid = checkers[part].compile(schema)
  let examine: ValidateFunction | undefined

  return (value) => {
    if (isValid(value)) return
    let { errors } = isValid
    if (countsAtMost(value, valuesToExamine)) {
      examine ??= examiners[part].compile(schema)
      examine(value)
      errors = examine.errors
    }
    const told = toldFields(wrongValues(errors ?? [], part === 'data' ? 'body' : 'query'))
    throw badRequest({ message: summary(told.fields), reason: 'validation', ...told })
  }
}

function checker(part: Part, allErrors: boolean): Ajv {
  // TypeBox schemas are made by our own code, so strictness about their style would only repeat the compiler.
  const ajv = new Ajv({ ...options[part], allErrors, verbose: true, strict: false })
  addFormats.default(ajv)
  ajv.addFormat('date-time', isInstant)
  return ajv
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The library types all its formats alike; this one has a function.
const dateTime = fullFormats['date-time'] as { validate(text: string): boolean }
const usualForm = /^[\d-]+[Tt ][\d:.]+([Zz]|[+-]\d\d:\d\d)$/

/** Databases compare times as texts, so their years have four digits; an offset can carry a time out of these. */
const firstInstant = Date.parse('0001-01-01T00:00:00.000Z')
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')

/** The standard also knows leap seconds and offsets without minutes from which JavaScript makes no time. */
function isInstant(text: string): boolean {
  const at = Date.parse(text)
  return usualForm.test(text) && dateTime.validate(text) && at >= firstInstant && at <= lastInstant
}

function summary(fields: Record<string, string>): string {
  const [field, ...others] = Object.keys(fields)
  if (field === undefined) return 'The call is not valid.'
  return others.length === 0 ? fields[field]! : `Wrong fields: ${[field, ...others].join(', ')}`
}

/** Whether there are no more values in it than this; stops counting as soon as there are. */
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
