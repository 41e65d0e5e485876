import { hasFields } from '../kit/has-fields.ts'

/**
 * Returns what guests are shown of an answer, an event or a refusal: of staff the first name at most, of nobody an account's id, and no reason that staff
 * wrote for each other. (product, Orders)
 */
export function guestView(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(guestView)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shown(name, inner, value)]))
}

function shown(name: string, inner: unknown, record: Record<string, unknown>): unknown {
  if (name === 'cancelReason' || /(^b|B)yId$/.test(name)) return null
  if (!/(^b|B)y$/.test(name) || typeof inner !== 'string') return guestView(inner)
  const kind = record[`${name}Kind`]
  return kind === 'guest' || kind === 'machine' ? inner : inner.split(' ', 1)[0]
}

/** Dates, bytes and files have no names of staff. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return hasFields(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value))
}
