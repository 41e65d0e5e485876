import { type GuestRequest, paymentRequestTypes, type RequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { SoundKind } from '#kit/sounds.ts'
import type { Call } from '#kit/use-calls.ts'

/** The requests that pop up, each with its sound; the others get theirs with their own screens. */
const sounds = {
  kitchen: 'kitchenRequest',
  orderCancellation: 'request',
  card: 'request',
  cash: 'request',
  online: 'request',
  bill: 'request',
} as const satisfies Partial<Record<RequestType, SoundKind>>

type Shown = GuestRequest & { requestType: keyof typeof sounds }

export type RequestCall = Call & { request: Shown }

/** The requests that wait for somebody, newest at the end. (spec 1, §2.5) */
export function requestCallsOf(requests: readonly GuestRequest[]): RequestCall[] {
  return requests.filter(popsUp).map((request) => ({
    key: String(request.id),
    sound: sounds[request.requestType],
    at: request.createdAt,
    isOffBoard: request.requestType !== 'kitchen',
    request,
  }))
}

/** A guest's wish to pay. */
export function isPayment({ requestType }: GuestRequest): boolean {
  return (paymentRequestTypes as readonly RequestType[]).includes(requestType)
}

function popsUp(request: GuestRequest): request is Shown {
  return Object.hasOwn(sounds, request.requestType) && (request.orderId !== null || isPayment(request))
}
