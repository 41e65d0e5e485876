import { plainText } from '../kit/plain-text.ts'

/** What a guest is called and where, as it is kept and printed: texts without control characters and marks that nobody sees. */
export function keptNames<T extends object>(names: T): T {
  const texts = Object.entries(names).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, plainText(value)] as const] : [],
  )
  return { ...names, ...Object.fromEntries(texts) }
}
