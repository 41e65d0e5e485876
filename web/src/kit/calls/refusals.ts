import type { ApiError } from '#kit/calls/api-error.ts'
import { translateIfKnown } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'

/**
 * Returns the reason of a refusal in the language of the interface; null if there is no translation, and the server's
 * own sentence must do. The server speaks English, so this is of no use in English.
 */
export function refusalText({ className, data }: ApiError): string | null {
  const { reason = className, fields = {}, retryAfter } = data
  return translateIfKnown(`refusals:${reason}`, { fields: listed(Object.keys(fields)), retryAfter })
}
