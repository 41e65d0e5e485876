import { hasFields } from '@brigade/domain/kit/has-fields.ts'

/** The code of an error, as the file system, the databases and Feathers give them; an empty one where it has none. */
export function codeOf(error: unknown): string {
  return hasFields(error) && 'code' in error ? String(error.code) : ''
}

/** What an error says of itself. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
