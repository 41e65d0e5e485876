import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { badRequest } from './errors.ts'

/** Deeper than anything that a schema of ours describes. */
const deepest = 32

/** Keys that reach into JavaScript's own objects when a value is copied. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Refuses what no service wants from outside, wherever in the value it stands: such keys, such texts, such depths. */
export function assertPlainValues(value: unknown): void {
  assertPlain(value, 0)
}

/** About how many bytes the JSON of a plain value has. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 4
  return Object.entries(value).reduce((sum, [key, inner]) => sum + key.length + 4 + bytesOf(inner), 2)
}

function assertPlain(value: unknown, depth: number): void {
  if (typeof value === 'string') return assertText(value)
  if (!hasFields(value)) return
  if (depth === deepest) throw badRequest({ message: 'The values are nested too deeply.', reason: 'tooDeep' })
  if (Array.isArray(value)) {
    for (const element of value) assertPlain(element, depth + 1)
    return
  }
  if (ArrayBuffer.isView(value)) throw badRequest({ message: 'Binary values are not taken.', reason: 'binary' })
  for (const key of Object.keys(value)) {
    if (forbiddenKeys.has(key))
      throw badRequest({ message: `The field name ${key} is not allowed.`, reason: 'fieldName' })
    assertText(key)
    assertPlain(value[key], depth + 1)
  }
}

/** PostgreSQL holds no NUL in a text, and half a surrogate pair is no character anywhere. */
function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw badRequest({ message: 'A text contains characters that are not allowed.', reason: 'characters' })
  }
}
