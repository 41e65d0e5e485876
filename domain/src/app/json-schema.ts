/** The part of JSON Schema in which the contracts are written. */
export type JsonSchema = {
  type?: string
  const?: string | number | boolean
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
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

/** The JSON Schema of a contract's schema, without what TypeBox notes on it for itself and what is said of wrong values. */
export function jsonSchemaOf(schema: object): JsonSchema {
  // A contract's schema is JSON Schema by what it is made with.
  return JSON.parse(JSON.stringify(schema), (key, value) => (isOurs(key) ? undefined : value))
}

function isOurs(key: string): boolean {
  return key === 'errorMessage' || key === 'errorCode'
}
