import type { JsonSchema } from '@brigade/domain/app/json-schema.ts'
import { shapeOf } from '@brigade/domain/app/api-shapes.ts'

export type Field = {
  /** The dotted path, with `[]` for the entries of a list: `cart[].itemId`. */
  path: string
  type: string
  limits: string
  isRequired: boolean
  /** True if the field is accepted and changes nothing. */
  isIgnored: boolean
}

/**
 * Returns every field of an object, inner fields after their parent; the fields of a named shape are listed with that
 * shape.
 */
export function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = `${prefix}${name}`
    if (name === '$sort') return [sortField(path, inner)]
    const isRequired = schema.required?.includes(name) ?? false
    const isIgnored = inner.readOnly ?? false
    const field = { path, type: isIgnored ? '' : typeOf(inner), limits: limitsOf(inner), isRequired, isIgnored }
    return [field, ...fieldsInside(inner, path)]
  })
}

/** Returns all possible sortings of a list as one field. */
function sortField(path: string, { properties = {} }: JsonSchema): Field {
  const names = Object.keys(properties).map((name) => `\`${name}\``)
  return { path, type: `\`1\` or \`-1\` for ${names.join(', ')}`, limits: '', isRequired: false, isIgnored: false }
}

function fieldsInside(schema: JsonSchema, path: string): Field[] {
  if (shapeOf(schema)) return []
  if (schema.items) return fieldsInside(schema.items, `${path}[]`)
  if (schema.properties) return fieldsOf(schema, `${path}.`)
  const forms = schema.anyOf ?? []
  // The type of a filter shows its operators.
  return forms.filter((form) => !isOperators(form)).flatMap((form) => fieldsInside(form, path))
}

/** Returns the type of a value in words. */
function typeOf(schema: JsonSchema): string {
  const shape = shapeOf(schema)
  if (shape) return shape.link
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  if (schema.anyOf) return choiceOf(schema.anyOf)
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (schema.format === 'date-time') return 'instant'
  return typeNames[schema.type ?? ''] ?? 'anything'
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}

function choiceOf(forms: JsonSchema[]): string {
  const isList = forms.every((form) => form.const !== undefined)
  return forms.map((form) => (isOperators(form) ? operatorsOf(form) : typeOf(form))).join(isList ? ', ' : ', or ')
}

/** Returns whether a schema is an object of comparisons, such as `$in` and `$gt`. */
function isOperators({ properties }: JsonSchema): boolean {
  return properties !== undefined && Object.keys(properties).every((name) => name.startsWith('$'))
}

function operatorsOf({ properties = {} }: JsonSchema): string {
  const names = Object.keys(properties).map((name) => `\`${name}\``)
  const entries = properties.$in?.maxItems
  return entries === undefined ? names.join(', ') : `${names.join(', ')} with a list of up to ${entries}`
}

function limitsOf(schema: JsonSchema): string {
  if (shapeOf(schema)) return ''
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (only) return others.length === 0 ? limitsOf(only) : ''
  const parts = [
    rangeOf(schema.minimum, schema.maximum),
    rangeOf(schema.minLength, schema.maxLength, 'character'),
    rangeOf(schema.minItems, schema.maxItems, 'entry'),
    schema.pattern === undefined ? '' : (patternNames[schema.pattern] ?? `like \`${schema.pattern}\``),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

const patternNames: Record<string, string> = {
  '\\S': 'not of spaces alone',
  '^[\\x21-\\x7e]+$': 'visible ASCII without spaces',
}

function rangeOf(least: number | undefined, most: number | undefined, unit?: 'character' | 'entry'): string {
  if (least === undefined && most === undefined) return ''
  const grouped = (value: number) => value.toLocaleString('en').replaceAll(',', ' ')
  const last = most ?? least ?? 0
  const word = unit === undefined ? '' : ` ${last === 1 ? unit : plurals[unit]}`
  if (most === undefined) return `at least ${grouped(last)}${word}`
  if (least === undefined) return `at most ${grouped(most)}${word}`
  return `${grouped(least)} to ${grouped(most)}${word}`
}

const plurals = { character: 'characters', entry: 'entries' } as const
