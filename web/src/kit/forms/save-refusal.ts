import { toApiError } from '#kit/calls/api-error.ts'

/** A refusal because another person changed the record first: their version, and the fields that they changed. */
export type StaleSave<T> = {
  current: T
  changedBy: string | null
  changedAt: string | null
  changedFields: readonly string[]
}

/** Returns the earlier edit that a 409 reports; null for any other failure. */
export function staleSaveOf<T>(thrown: unknown): StaleSave<T> | null {
  const { code, data } = toApiError(thrown)
  const { current, changedBy, changedAt, changedFields } = data
  if (code !== 409 || data.reason !== 'staleVersion' || typeof current !== 'object' || current === null) return null
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the wire's word: the contract of the path.
    current: current as T,
    changedBy: typeof changedBy === 'string' ? changedBy : null,
    changedAt: typeof changedAt === 'string' ? changedAt : null,
    changedFields: Array.isArray(changedFields) ? changedFields.map(String) : [],
  }
}
