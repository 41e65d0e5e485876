import { plainText } from '../kit/plain-text.ts'

/** What a guest is called and where, as it is kept and printed: texts without control characters and marks that nobody sees. */
export function keptNames<T extends object>(names: T): T {
  const kept = Object.entries(names).map(([name, value]) => [
    name,
    typeof value === 'string' ? plainText(value) : value,
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same fields, and texts where texts were.
  return Object.fromEntries(kept) as T
}
