/**
 * Parses JSON that this server has stored in a column or a file: it was checked before it was stored, and is not
 * checked again.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Only the table defines the type of its column.
export function readStored<T>(json: string): T {
  return JSON.parse(json)
}
