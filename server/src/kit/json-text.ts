const texts = new WeakMap<object, string | (() => string)>()

/**
 * The JSON text of what leaves the server. A record that is answered to one caller and told to many screens is encoded once: it does
 * not change after it has left the work that made it.
 */
export function jsonTextOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = texts.get(value)
  if (typeof known === 'string') return known
  const text = known === undefined ? JSON.stringify(value) : known()
  texts.set(value, text)
  return text
}

/** Says how the text of a record is made with less work than from the record itself. */
export function makeJsonTextBy(record: object, make: () => string): void {
  texts.set(record, make)
}
