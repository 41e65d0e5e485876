import type { GuestRequest, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { SoundKind } from '#kit/sounds.ts'
import type { Call } from '#kit/use-calls.ts'

/** The requests that pop up, each with its sound; the others get theirs with their own screens. */
const sounds = { kitchen: 'kitchenRequest', orderCancellation: 'request' } as const satisfies Partial<
  Record<RequestType, SoundKind>
>

export type RequestCall = Call & { request: GuestRequest & { requestType: keyof typeof sounds; orderId: number } }

/** The requests that wait for somebody, newest at the end. (spec 1, §2.5) */
export function requestCallsOf(requests: readonly GuestRequest[]): RequestCall[] {
  return requests.flatMap((request) => {
    const { orderId, requestType } = request
    return orderId !== null && popsUp(requestType)
      ? [
          {
            key: String(request.id),
            sound: sounds[requestType],
            at: request.createdAt,
            isOffBoard: requestType === 'orderCancellation',
            request: { ...request, requestType, orderId },
          },
        ]
      : []
  })
}

function popsUp(requestType: RequestType): requestType is keyof typeof sounds {
  return Object.hasOwn(sounds, requestType)
}
