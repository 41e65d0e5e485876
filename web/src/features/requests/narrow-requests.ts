import type { GuestRequest, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

/** Filters by who is on a request: the signed-in person, or no one. */
export const whoseRequests = ['mine', 'nobody'] as const

export type WhoseRequests = (typeof whoseRequests)[number]

export type RequestFilters = {
  whose: WhoseRequests | undefined
  type: RequestType | undefined
  /** A part of the table's name, or the whole number of an order. */
  search: string
}

/** Returns the requests that match the filters. */
export function narrowRequests(
  requests: readonly GuestRequest[],
  { whose, type, search, userId }: RequestFilters & { userId: number | undefined },
): readonly GuestRequest[] {
  const wanted = wantedText(search)
  return requests.filter(
    (request) =>
      (whose === undefined || request.takenById === (whose === 'mine' ? userId : null)) &&
      (type === undefined || request.requestType === type) &&
      isFound(request, wanted),
  )
}

function isFound({ table, orderId }: GuestRequest, wanted: string): boolean {
  return wantedText(table).includes(wanted) || (orderId !== null && [`${orderId}`, `#${orderId}`].includes(wanted))
}
