import { guestServiceErrors } from '@brigade/domain/requests/guest-services.errors.ts'
import type { serviceStop } from '@brigade/domain/requests/guest-services.rules.ts'
import { unprocessable } from '#kit/errors/errors.ts'

/** Returns the refusal of a request that its venue doesn't offer, or not now. */
export function notOffered(stop: NonNullable<ReturnType<typeof serviceStop>>) {
  const message = guestServiceErrors[stop]
  return unprocessable({ message, reason: stop, fields: { requestType: message } })
}
