import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { valueErrors } from '@brigade/domain/kit/value-errors.ts'
import { badRequest } from '../errors/errors.ts'

/** Maximum depth of a value, more than any schema here describes. */
const deepest = 32

/** Keys that reach into JavaScript's prototypes when a value is copied. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Refuses values that no service accepts from outside, wherever they are in the body: forbidden keys, too much depth,
 * and texts with forbidden characters, with the dotted path of their field.
 */
export function assertPlainValues(value: unknown): void {
  if (isPlain(value, 0)) return
  const sentence = valueErrors.badCharacters
  const path = pathOfBadText(value)
  throw badRequest({
    message: path ? sentence : 'A text contains characters that aren’t allowed.',
    reason: 'badCharacters',
    ...(path && { fields: { [path]: sentence } }),
  })
}

/**
 * Refuses the same for the value of a JSON text in UTF-8. If nothing in the text is escaped by its number, and no
 * forbidden key is named, only the depth is left to check.
 */
export function assertPlainJson(value: unknown, json: Buffer): void {
  if (suspicious.some((text) => json.includes(text))) assertPlainValues(value)
  else assertShallow(value, 0)
}

const suspicious = [String.raw`\u`, ...forbiddenKeys]

function assertShallow(value: unknown, depth: number): void {
  if (!hasFields(value)) return
  if (depth === deepest) throw tooDeep()
  if (Array.isArray(value)) for (const element of value) assertShallow(element, depth + 1)
  // Objects from JSON have no inherited fields.
  else for (const key in value) assertShallow(value[key], depth + 1)
}

/** Returns true if all texts are well-formed; refuses everything else that is not plain. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isText(value)
  if (!hasFields(value)) return true
  if (depth === deepest) throw tooDeep()
  if (Array.isArray(value)) return value.every((element) => isPlain(element, depth + 1))
  if (ArrayBuffer.isView(value)) throw badRequest({ message: 'Binary values aren’t accepted.', reason: 'binary' })
  return Object.keys(value).every((key) => {
    if (forbiddenKeys.has(key))
      throw badRequest({ message: `The field name ${key} isn’t allowed.`, reason: 'fieldName' })
    return isText(key) && isPlain(value[key], depth + 1)
  })
}

function tooDeep() {
  return badRequest({ message: 'The values are nested too deeply.', reason: 'tooDeep' })
}

/**
 * Returns true if a text has no NUL, which PostgreSQL can't store, and no half of a surrogate pair, which is no
 * character.
 */
function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/**
 * Returns the path of the first malformed text: an empty path if it is the value itself, or the name of a field.
 * Returns null if there is none.
 */
function pathOfBadText(value: unknown): string | null {
  if (typeof value === 'string') return isText(value) ? null : ''
  if (!hasFields(value)) return null
  for (const [key, inner] of Object.entries(value)) {
    if (!isText(key)) return ''
    const path = pathOfBadText(inner)
    if (path !== null) return path === '' ? key : `${key}.${path}`
  }
  return null
}
