/**
 * Returns how long another system wants to be left alone, in milliseconds, by its header `Retry-After`, which has
 * seconds or a date (RFC 9110, §10.2.3): zero if it has neither.
 */
export function retryAfterMs(header: string | undefined, now: Date): number {
  if (header === undefined) return 0
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const until = isDate.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(until) ? 0 : Math.max(0, until - now.getTime())
}

/**
 * The only accepted form of a date, `Wed, 04 Mar 2026 08:20:00 GMT`; other texts may parse as a date but were not meant
 * as one.
 */
const isDate = /^[A-Z][a-z]+, .* GMT$/
