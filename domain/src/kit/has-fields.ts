/** Whether a value that anybody may have written has fields to look at. */
export function hasFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
