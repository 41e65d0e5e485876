/** What this server has written as JSON, in a column or a file of its own: it was checked on its way there, and is not checked again. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Only the table says what a column of it holds.
export function readStored<T>(json: string): T {
  return JSON.parse(json)
}
