import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { valueErrors } from '@brigade/domain/kit/value-errors.ts'
import { badRequest } from './errors.ts'

/** Deeper than anything that a schema of ours describes. */
const deepest = 32

/** Keys that reach into JavaScript's own objects when a value is copied. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Refuses what no service wants from outside, wherever in the value it stands: such keys, such depths, and texts with characters that
 * none has, by the dotted path of their field.
 */
export function assertPlainValues(value: unknown): void {
  if (isPlain(value, 0)) return
  const sentence = valueErrors.badCharacters
  const path = pathOfBadText(value)
  throw badRequest({
    message: path ? sentence : 'A text contains characters that are not allowed.',
    reason: 'badCharacters',
    ...(path && { fields: { [path]: sentence } }),
  })
}

/**
 * The same for the value of a JSON text in UTF-8. Where nothing in the text is escaped by its number, and no such key is named, only the depth is left
 * to look at.
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
  // What JSON makes has no fields but its own.
  else for (const key in value) assertShallow(value[key], depth + 1)
}

/** Whether all texts are texts; refuses all else that is not plain. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isText(value)
  if (!hasFields(value)) return true
  if (depth === deepest) throw tooDeep()
  if (Array.isArray(value)) return value.every((element) => isPlain(element, depth + 1))
  if (ArrayBuffer.isView(value)) throw badRequest({ message: 'Binary values are not taken.', reason: 'binary' })
  return Object.keys(value).every((key) => {
    if (forbiddenKeys.has(key))
      throw badRequest({ message: `The field name ${key} is not allowed.`, reason: 'fieldName' })
    return isText(key) && isPlain(value[key], depth + 1)
  })
}

function tooDeep() {
  return badRequest({ message: 'The values are nested too deeply.', reason: 'tooDeep' })
}

/** PostgreSQL holds no NUL in a text, and half a surrogate pair is no character anywhere. */
function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Where the first text that is none stands: an empty path where it is the value itself, or the name of a field. Null where there is none. */
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
