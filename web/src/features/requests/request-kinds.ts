import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { type GuestRequest, type RequestType, requestTypes } from '@brigade/domain/requests/requests.schema.ts'

/** A standard type of request, or a service of the venue's own by its id. */
export type RequestKind = Exclude<RequestType, 'custom'> | `custom-${number}`

const ownPattern = /^custom-[1-9]\d{0,9}$/

/** Returns the kind of a request, by which lists are filtered. */
export function kindOf({ requestType, serviceId }: Pick<GuestRequest, 'requestType' | 'serviceId'>): RequestKind {
  return requestType === 'custom' ? `custom-${serviceId ?? 0}` : requestType
}

/** Returns the kind that an address names; undefined for none. */
export function readKind(text: string | null): RequestKind | undefined {
  if (isStandard(text)) return text
  return text !== null && isOwn(text) ? text : undefined
}

function isOwn(text: string): text is `custom-${number}` {
  return ownPattern.test(text)
}

function isStandard(text: unknown): text is Exclude<RequestType, 'custom'> {
  return isOneOf(requestTypes, text) && text !== 'custom'
}
