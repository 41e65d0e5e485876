import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'

export type RequestStep = 'view' | 'take' | 'resolve'

/**
 * Returns the usual next step for a request, which is its main button wherever it is shown: first to be on it, then to
 * resolve it. A cancellation request is answered on the page of its order.
 */
export function nextStepOf(
  { requestType, takenById }: Pick<GuestRequest, 'requestType' | 'takenById'>,
  { mayTake }: { mayTake: boolean },
): RequestStep {
  if (requestType === 'orderCancellation') return 'view'
  return mayTake && takenById === null ? 'take' : 'resolve'
}
