/** Returns whether a value of unknown origin is an object with fields. */
export function hasFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
