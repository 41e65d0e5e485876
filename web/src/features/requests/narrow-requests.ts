import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { kindOf, type RequestKind } from '#features/requests/request-kinds.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

/** Filters by who is on a request: the signed-in person, or no one. */
export const whoseRequests = ['mine', 'nobody'] as const

export type WhoseRequests = (typeof whoseRequests)[number]

export type RequestFilters = {
  whose: WhoseRequests | undefined
  type: RequestKind | undefined
  /** A part of the table's name or of an answer, or the whole number of an order. */
  search: string
}

type Narrowing = RequestFilters & {
  userId: number | undefined
  /** Returns the words of a request beside its table that the search finds. */
  wordsOf: (request: GuestRequest) => string
}

/** Returns the requests that match the filters. */
export function narrowRequests(
  requests: readonly GuestRequest[],
  { whose, type, search, userId, wordsOf }: Narrowing,
): readonly GuestRequest[] {
  const wanted = wantedText(search)
  return requests.filter(
    (request) =>
      (whose === undefined || request.takenById === (whose === 'mine' ? userId : null)) &&
      (type === undefined || kindOf(request) === type) &&
      isFound(request, wanted, wordsOf),
  )
}

function isFound(request: GuestRequest, wanted: string, wordsOf: Narrowing['wordsOf']): boolean {
  const { table, orderId } = request
  if (wanted === '' || wantedText(table).includes(wanted)) return true
  if (orderId !== null && [`${orderId}`, `#${orderId}`].includes(wanted)) return true
  return request.requestType === 'custom' && wantedText(wordsOf(request)).includes(wanted)
}
