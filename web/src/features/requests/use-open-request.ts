import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { useIsCutOff } from '#kit/connection.ts'
import { useCan } from '#kit/use-can.ts'
import { orderAddress } from '#features/orders/door/order-address.ts'
import { requestsAddress } from '#features/requests/requests-address.ts'
import { useResolveRequest } from '#features/requests/requests.mutations.ts'

type Opening = {
  /** Where there is more of it. */
  address: string
  /** To be called by whoever leads there. */
  onOpen: () => void
}

/**
 * How a request is opened. To open a wish to cancel resolves it, so that it calls nobody else; the order itself says that it is to be
 * cancelled until somebody has answered. (spec 1, §2.6)
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
