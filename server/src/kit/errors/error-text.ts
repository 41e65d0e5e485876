import { hasFields } from '@brigade/domain/kit/has-fields.ts'

/**
 * Returns the code of an error, as the file system, the databases and Feathers set it; an empty text if it has none.
 */
export function codeOf(error: unknown): string {
  return hasFields(error) && 'code' in error ? String(error.code) : ''
}

/** Returns the message of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
