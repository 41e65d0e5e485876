import type { ApiError } from '#kit/api-error.ts'
import { sayIfKnown } from '#kit/i18n.ts'

/**
 * Why something was refused, in the language of the interface; null where it has no words for the reason, and the
 * server's own sentence must do. The server speaks English, so that this is of no use in English.
 */
export function refusalText({ className, data }: ApiError): string | null {
  const { reason = className, fields = {}, retryAfter } = data
  return sayIfKnown(`refusals:${reason}`, { fields: Object.keys(fields).join(', '), retryAfter })
}
