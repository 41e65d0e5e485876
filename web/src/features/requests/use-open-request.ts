import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { orderAddress } from '#features/orders/public/order-address.ts'
import { requestsAddress } from '#features/requests/requests-address.ts'
import { useResolveRequest } from '#features/requests/requests.mutations.ts'

type Opening = {
  /** The address of its details. */
  address: string
  /** Must be called by the link that opens it. */
  onOpen: () => void
}

/**
 * Returns the way to open a request. Opening a cancellation request resolves it, so that it does not call other people;
 * the order itself shows that it is to be cancelled until a person has answered. (spec 1, §2.6)
 */
export function useOpenRequest({ id, requestType, orderId }: GuestRequest): Opening {
  const mayTake = useCan('requests:take')
  const isCutOff = useIsCutOff()
  const resolve = useResolveRequest()
  const isResolved = requestType === 'orderCancellation' && mayTake && !isCutOff
  return {
    address: orderId === null ? requestsAddress : orderAddress(orderId),
    onOpen: () => {
      if (isResolved) resolve.mutate({ id, status: 'completed', isQuiet: true })
    },
  }
}
