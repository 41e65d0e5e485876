import { hasFields } from '../kit/has-fields.ts'

/** The part of JSON Schema in which the contracts are written. */
export type JsonSchema = {
  type?: string
  const?: string | number | boolean
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  /** It may come along, and changes nothing. */
  readOnly?: boolean
  items?: JsonSchema
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/**
 * The JSON Schema of a contract's schema, without what TypeBox notes on it for itself and what is said of wrong values. What is `askedByRules` is
 * required: the server says of it what is missing in a sentence of its own.
 */
export function jsonSchemaOf(schema: object): JsonSchema {
  // A contract's schema is JSON Schema by what it is made with.
  return JSON.parse(JSON.stringify(schema), (key, value) => (isOurs(key) ? undefined : withAllRequired(value)))
}

function isOurs(key: string): boolean {
  return key === 'errorMessage' || key === 'errorCode'
}

function withAllRequired(value: unknown): unknown {
  if (!hasFields(value) || !Array.isArray(value.askedByRules)) return value
  const { askedByRules, ...schema } = value
  return { ...schema, required: [...[schema.required ?? []].flat(), ...askedByRules] }
}
