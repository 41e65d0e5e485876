import type { TSchema } from '@sinclair/typebox'

type Literal = { const: unknown; type?: unknown }

/**
 * Returns the schema with every union of literals as the list of its values. As a union, each value outside of it would
 * cause an error for each literal, and each value in it an error for each literal before it.
 */
export function listLiterals(schema: TSchema): TSchema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The result made from a schema is a schema.
  return listed(schema) as TSchema
}

function listed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(listed)
  if (typeof part !== 'object' || part === null) return part
  const { anyOf: forms, ...others } = part as { anyOf?: unknown }
  if (isLiterals(forms)) return { ...others, ...typeOf(forms), enum: forms.map((form) => form.const) }
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, listed(inner)]))
}

function isLiterals(forms: unknown): forms is Literal[] {
  return Array.isArray(forms) && forms.every((form) => typeof form === 'object' && form !== null && 'const' in form)
}

/** Texts of a query become numbers by it. */
function typeOf([first, ...others]: Literal[]): { type?: unknown } {
  return others.every(({ type }) => type === first?.type) ? { type: first?.type } : {}
}
