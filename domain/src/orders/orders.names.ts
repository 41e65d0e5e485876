import { plainText } from '../kit/plain-text.ts'

/**
 * Returns a guest's names and places for storage and printing: texts without control characters and invisible marks.
 */
export function keptNames<T extends object>(names: T): T {
  const kept = Object.entries(names).map(([name, value]) => [
    name,
    typeof value === 'string' ? plainText(value) : value,
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same fields, and texts where texts were.
  return Object.fromEntries(kept) as T
}
