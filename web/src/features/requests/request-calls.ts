import type { GuestRequest, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { SoundKind } from '#kit/sounds.ts'
import type { Call } from '#kit/use-calls.ts'

export type RequestCall = Call & { request: GuestRequest & { orderId: number } }

/** The requests that pop up, each with its sound; the others get theirs with their own screens. */
const sounds: Partial<Record<RequestType, SoundKind>> = { kitchen: 'kitchenRequest', orderCancellation: 'request' }

/** The requests that wait for somebody, newest at the end. (spec 1, §2.5) */
export function requestCallsOf(requests: readonly GuestRequest[]): RequestCall[] {
  return requests.flatMap((request) => {
    const sound = sounds[request.requestType]
    const { orderId } = request
    return sound && orderId !== null
      ? [
          {
            key: String(request.id),
            sound,
            at: request.createdAt,
            isOffBoard: request.requestType === 'orderCancellation',
            request: { ...request, orderId },
          },
        ]
      : []
  })
}
