/** Returns a key that none of these entries has: the next number. */
export function nextKey(prefix: string, entries: readonly { key: string }[]): string {
  const numbers = entries.map(({ key }) => Number(/\d+$/.exec(key)?.[0] ?? 0))
  return `${prefix}${Math.max(0, ...numbers) + 1}`
}
