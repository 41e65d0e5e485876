import { hasFields } from '../kit/has-fields.ts'

/** The part of JSON Schema in which the contracts are written. */
export type JsonSchema = {
  type?: string
  const?: string | number | boolean
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  /** The field is accepted and changes nothing. */
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
 * Returns the JSON Schema of a contract's schema, without TypeBox's internal notes and without the texts for wrong
 * values. Fields in `askedByRules` are required: if one is missing, the server answers with a sentence of its own.
 */
export function jsonSchemaOf(schema: object): JsonSchema {
  // A contract's schema already is JSON Schema.
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
