const texts = new WeakMap<object, string>()

/**
 * The JSON text of what leaves the server. A record that is answered to one caller and told to many screens is encoded once: it does
 * not change after it has left the work that made it.
 */
export function jsonTextOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}
