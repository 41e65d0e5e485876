import { plainLines } from '../../kit/plain-text.ts'

/**
 * Returns whether two values of a field mean the same: differences that normalisation removes and empty languages don't
 * count.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return plainLines(value) || null
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value ?? null
  const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const)
  return Object.fromEntries(
    entries.filter(([, inner]) => inner !== null).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
