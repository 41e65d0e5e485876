import { readStored } from '#kit/database/stored-json.ts'

/** The version of a record in which each of its fields last changed, as JSON text. */
type FieldVersions = Record<string, number>

/** Returns a record's `fieldVersions` after these fields change in this version. */
export function withChanged(json: string, fields: readonly string[], version: number): string {
  const changed = Object.fromEntries(fields.map((field) => [field, version]))
  return JSON.stringify({ ...readStored<FieldVersions>(json), ...changed })
}

/**
 * Returns the fields that were changed after a version. A part's place in the list and whether it is sold out are no fields of a
 * form and never among them, so they make no open form stale.
 */
export function changedSince(json: string, version: number): string[] {
  return Object.entries(readStored<FieldVersions>(json))
    .filter(([, changedIn]) => changedIn > version)
    .map(([field]) => field)
}
