import { readStored } from '#kit/stored-json.ts'

/** In which version of a record each of its fields last changed, as JSON text. */
type FieldVersions = Record<string, number>

/** What a record's `fieldVersions` becomes when these fields change in this version. */
export function withChanged(json: string, fields: readonly string[], version: number): string {
  const changed = Object.fromEntries(fields.map((field) => [field, version]))
  return JSON.stringify({ ...readStored<FieldVersions>(json), ...changed })
}

/**
 * The fields that were changed after a version. What no form writes, its place in the list and whether it is sold out, is not among
 * them, so that neither makes somebody's form stale.
 */
export function changedSince(json: string, version: number): string[] {
  return Object.entries(readStored<FieldVersions>(json))
    .filter(([, changedIn]) => changedIn > version)
    .map(([field]) => field)
}
