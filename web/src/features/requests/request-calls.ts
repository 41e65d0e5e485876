import { type GuestRequest, paymentRequestTypes, type RequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { SoundKind } from '#kit/sounds.ts'
import type { Call } from '#kit/use-calls.ts'

/** The requests that pop up, each with its sound. */
const sounds = {
  kitchen: 'kitchenRequest',
  orderCancellation: 'request',
  card: 'request',
  cash: 'request',
  online: 'request',
  bill: 'request',
  talk: 'request',
  icebucket: 'request',
  food: 'request',
  towel: 'request',
  tray: 'request',
} as const satisfies Record<RequestType, SoundKind>

export type RequestCall = Call & { request: GuestRequest; isOverdue: boolean }

/**
 * The requests that wait for somebody: those that nobody is on. Who is told of what is overdue is called once more for
 * it, whoever is on it. (spec 1, §2.5)
 */
export function requestCallsOf(
  requests: readonly GuestRequest[],
  { isToldOverdue }: { isToldOverdue: boolean },
): RequestCall[] {
  return requests.filter(popsUp).flatMap((request) => {
    const isOverdue = isToldOverdue && request.escalatedAt !== null
    if (request.takenById !== null && !isOverdue) return []
    return {
      key: isOverdue ? `${request.id}:overdue` : String(request.id),
      sound: isOverdue ? 'overdueRequest' : sounds[request.requestType],
      at: (isOverdue && request.escalatedAt) || request.createdAt,
      dueAt: request.dueAt,
      isOffBoard: request.requestType !== 'kitchen' || isOverdue,
      request,
      isOverdue,
    }
  })
}

/** A guest's wish to pay. */
export function isPayment({ requestType }: GuestRequest): boolean {
  return (paymentRequestTypes as readonly RequestType[]).includes(requestType)
}

/** What is about an order names it: without one there is nothing to fetch or to answer. */
function popsUp({ requestType, orderId }: GuestRequest): boolean {
  return orderId !== null || (requestType !== 'kitchen' && requestType !== 'orderCancellation')
}
