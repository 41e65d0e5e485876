import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'

/**
 * Returns whether a record contains the values that were sent: then a change whose answer was lost was made. Other
 * values of the record do not matter. Stored texts are normalised, and empty values are not stored.
 */
export function holds(kept: unknown, sent: unknown): boolean {
  if (isEmpty(sent)) return isEmpty(kept)
  if (typeof sent === 'string') return typeof kept === 'string' && plainText(kept) === plainText(sent)
  if (Array.isArray(sent)) {
    return Array.isArray(kept) && kept.length === sent.length && sent.every((one, place) => holds(kept[place], one))
  }
  if (typeof sent !== 'object' || sent === null) return kept === sent
  const fields: Record<string, unknown> = hasFields(kept) ? kept : {}
  return Object.entries(sent).every(([name, value]) => holds(fields[name], value))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
